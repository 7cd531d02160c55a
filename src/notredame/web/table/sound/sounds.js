// @ts-check
// A small set of soft sounds, made here by oscillators and noise: nothing is loaded. Silent until somebody has touched
// the page, and while sounds are off in the settings.

import { settings } from "../menu/settings.js";

/** @typedef {"card" | "coin" | "piece" | "rat" | "bell"} Sound */

/** Seconds until a sound begins, so that it begins cleanly. */
const LEAD = 0.02;

/** @type {AudioContext | null} */
let output = null;

/** Each sound, from a moment of the output's clock on. @type {Record<Sound, (to: AudioContext, at: number) => void>} */
const SOUNDS = {
  // Paper that slides over paper.
  card: (to, at) => rustle(to, at, { from: 900, to: 3200, loud: 0.07, lasts: 0.14 }),
  coin: (to, at) => {
    tone(to, at, { pitch: 2093, loud: 0.028, lasts: 0.22 });
    tone(to, at + 0.07, { pitch: 2637, loud: 0.024, lasts: 0.3 });
  },
  // Wood that is put down on wood.
  piece: (to, at) => {
    tone(to, at, { pitch: 310, falls: 170, loud: 0.12, lasts: 0.11 });
    rustle(to, at, { from: 1500, to: 700, loud: 0.03, lasts: 0.03 });
  },
  rat: (to, at) => {
    for (const later of [0, 0.09]) {
      tone(to, at + later, { pitch: 1350, falls: 1900, loud: 0.022, lasts: 0.07, shape: "triangle" });
    }
  },
  bell: (to, at) => {
    stroke(to, at, 660);
    stroke(to, at + 0.22, 880);
  },
};

/**
 * Plays a sound, if sounds are on and the browser lets pages be heard.
 * @param {Sound} sound
 * @param {number} [later]  seconds from now
 */
export function play(sound, later = 0) {
  if (!settings().sound || navigator.userActivation?.hasBeenActive !== true) return;
  try {
    output ??= new AudioContext();
    if (output.state === "suspended") void output.resume();
    SOUNDS[sound](output, output.currentTime + LEAD + later);
  } catch {
    // without sound, then
  }
}

/**
 * A tone that fades away, and may glide to another pitch meanwhile.
 * @param {AudioContext} to
 * @param {number} at
 * @param {{pitch: number, falls?: number, loud: number, lasts: number, shape?: OscillatorType}} how  pitches in hertz, times in seconds
 */
function tone(to, at, { pitch, falls = pitch, loud, lasts, shape = "sine" }) {
  const source = to.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(falls, at + lasts);
  source.connect(fading(to, at, loud, lasts));
  source.start(at);
  source.stop(at + lasts + 0.05);
}

/**
 * Noise in a narrow band that glides from one pitch to another.
 * @param {AudioContext} to
 * @param {number} at
 * @param {{from: number, to: number, loud: number, lasts: number}} how
 */
function rustle(to, at, { from, to: until, loud, lasts }) {
  const source = to.createBufferSource();
  source.buffer = noise(to, lasts);
  const band = to.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(until, at + lasts);
  source.connect(band).connect(fading(to, at, loud, lasts));
  source.start(at);
}

/** A stroke of a small bell. @param {AudioContext} to @param {number} at @param {number} pitch */
function stroke(to, at, pitch) {
  // A bell's partials are not harmonic; these three are enough to sound like one.
  for (
    const [ratio, loud] of [
      [1, 0.09],
      [2.76, 0.03],
      [5.4, 0.012],
    ]
  ) {
    tone(to, at, { pitch: pitch * ratio, loud, lasts: 1.1 / Math.sqrt(ratio) });
  }
}

/**
 * Lets a sound swell for a moment and fade away.
 * @param {AudioContext} to
 * @param {number} at
 * @param {number} loud
 * @param {number} lasts
 */
function fading(to, at, loud, lasts) {
  const gain = to.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(to.destination);
  return gain;
}

/** White noise. @param {AudioContext} to @param {number} lasts */
function noise(to, lasts) {
  const buffer = to.createBuffer(1, Math.ceil(lasts * to.sampleRate), to.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
