// @ts-check
// The costume of each person, so that each is recognised at a glance.

/**
 * Names of clothes and accessories, and colours of the robe, the cloth of the hat, and all the hair.
 * @typedef {{robe: string, tool: string} & Record<string, string>} Costume
 */

/** Colours of cloth, hair and skin. @type {Record<string, string>} */
// deno-fmt-ignore: a table
export const DYES = {
  ochre: "#c9963f", moss: "#6d8a4a", umber: "#7a5638", coal: "#45403d", azure: "#4a7fae", slate: "#6f7980",
  wine: "#97344c", rust: "#b5603a", plum: "#6e4a78", chalk: "#f4ecdd", snow: "#e9e3d8", straw: "#d9b25c",
  copper: "#b0602c", light: "#f0cfae", brown: "#c08a5e", dark: "#7d5238",
};

/** @type {Record<string, Costume>} */
// deno-fmt-ignore: a table
const CAST = {
  "money-lender": { robe: "ochre", cloth: "plum", hat: "beret", hair: "short", beard: "pointed", tool: "coins" },
  hostess: { robe: "moss", hat: "bonnet", hair: "parted", mane: "copper", face: "blush", collar: "apron", tool: "jug" },
  monk: { robe: "umber", hair: "tonsure", collar: "cross", tool: "cubes" },
  doctor: { robe: "coal", cloth: "coal", hat: "brim", face: "beak", tool: "vial" },
  minstrel: { robe: "moss", cloth: "wine", hat: "feather", hair: "waves", mane: "straw", tool: "lute" },
  fool: { robe: "moss", cloth: "wine", hat: "jester", face: "blush", collar: "ruff", tool: "marotte" },
  "city-guard": { robe: "azure", hat: "kettle", beard: "moustache", tool: "halberd" },
  "night-watchman": { robe: "slate", cloth: "slate", hat: "hood", beard: "stubble", tool: "lantern" },
  bishop: { robe: "wine", hat: "mitre", beard: "full", mane: "snow", collar: "stole", tool: "crozier" },
  "guild-master": { robe: "rust", cloth: "azure", hat: "chaperon", hair: "short", beard: "full", tool: "hammer" },
  "beggar-king": { robe: "umber", hat: "crown", behind: "long", mane: "straw", beard: "stubble", face: "patch", tool: "bowl" },
  advocate: { robe: "coal", cloth: "coal", hat: "biretta", hair: "sides", mane: "snow", collar: "jabot", tool: "scroll" },
  "lady-of-the-court": { robe: "azure", cloth: "plum", hat: "hennin", hair: "parted", mane: "straw", face: "blush", collar: "lace", tool: "rose" },
  mayor: { robe: "wine", cloth: "wine", hat: "fur", beard: "full", mane: "snow", collar: "chain", tool: "key" },
  carpenter: { robe: "ochre", cloth: "moss", hat: "cap", beard: "moustache", mane: "copper", collar: "apron", skin: "brown", tool: "saw" },
  manager: { robe: "plum", hair: "sides", face: "spectacles", collar: "chain", tool: "ledger" },
  nurse: { robe: "slate", cloth: "chalk", hat: "veil", face: "blush", collar: "cross", skin: "brown", tool: "cup" },
  scholar: { robe: "azure", cloth: "coal", hat: "square", hair: "short", face: "spectacles", skin: "dark", tool: "quill" },
  priest: { robe: "coal", hair: "short", mane: "snow", collar: "stole", tool: "crucifix" },
  procurator: { robe: "wine", cloth: "wine", hat: "biretta", beard: "pointed", mane: "copper", collar: "ruff", tool: "seal" },
  "bell-ringer": { robe: "rust", hair: "wild", mane: "copper", beard: "stubble", tool: "bell" },
  spy: { robe: "coal", cloth: "slate", hat: "brim", face: "mask", beard: "pointed", tool: "spyglass" },
  gypsies: { robe: "plum", cloth: "rust", hat: "scarf", behind: "long", face: "earrings", skin: "brown", tool: "tambourine" },
  coachman: { robe: "moss", cloth: "coal", hat: "tall", beard: "moustache", collar: "ruff", tool: "whip" },
  butcher: { robe: "rust", cloth: "chalk", hat: "cap", beard: "moustache", collar: "apron", tool: "cleaver" },
  benefactor: { robe: "azure", cloth: "ochre", hat: "fur", hair: "waves", mane: "snow", collar: "fur", tool: "heart" },
  trader: { robe: "ochre", cloth: "azure", hat: "chaperon", beard: "full", skin: "dark", tool: "scales" },
  host: { robe: "moss", hair: "sides", beard: "full", mane: "copper", collar: "apron", face: "blush", tool: "mug" },
  gravedigger: { robe: "umber", cloth: "coal", hat: "hood", beard: "long", mane: "snow", tool: "shovel" },
  actress: { robe: "rust", behind: "curls", hair: "waves", mane: "copper", face: "blush", collar: "lace", tool: "comedy" },
  advisor: { robe: "slate", cloth: "plum", hat: "skullcap", hair: "sides", beard: "long", mane: "snow", tool: "chess" },
  guard: { robe: "slate", hat: "helmet", beard: "stubble", tool: "sword" },
  mistress: { robe: "wine", behind: "curls", hair: "parted", mane: "coal", face: "earrings", collar: "lace", tool: "letter" },
};

/**
 * A person's costume. A person without one gets a combination of the others', always the same.
 * @param {string} person
 * @returns {Costume}
 */
export function costume(person) {
  const own = CAST[person];
  if (own) return own;
  const others = Object.values(CAST);
  const letters = [...person].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 9973, 0);
  /** @param {number} step */
  const other = (step) => others[(letters + step) % others.length];
  const { cloth, hat, hair, behind, mane } = other(0);
  const head = Object.entries({ cloth, hat, hair, behind, mane }).filter(([, worn]) => worn);
  return { ...Object.fromEntries(head), robe: other(7).robe, tool: other(11).tool };
}
