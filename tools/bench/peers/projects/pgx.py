"""pgx: games in JAX, stepped many at once."""

from __future__ import annotations

from typing import Any

from ...counting import BATCH, Task, Work


def pgx_game(name: str) -> Work:
    """Work that does random steps in a batch of games, several per call; finished games restart."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = 16

    def one_step(carry: Any, _: Any) -> Any:
        states, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.log(states.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choosing, logits, axis=1)
        states = step(states, actions, jax.random.split(dealing, BATCH))
        return (states, key), (states.terminated | states.truncated).sum()

    run = jax.jit(lambda carry: jax.lax.scan(one_step, carry, None, length=steps))
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    held = [(first, jax.random.PRNGKey(2))]

    def some_steps() -> tuple[int, float]:
        held[0], ended = run(held[0])
        return BATCH * steps, float(ended.sum())

    some_steps()  # compiles
    return some_steps


def pgx_tasks() -> list[Task]:
    """Two small games, a medium one, and one with hidden tiles."""
    return [
        Task(name, f"{name}, batch of {BATCH}", "decisions", pgx_game(name))
        for name in ("tic_tac_toe", "connect_four", "backgammon", "sparrow_mahjong")
    ]
