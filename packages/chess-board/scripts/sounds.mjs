// Makes the ten sounds and writes them as src/sounds/sprite.wav, with the place of each in
// src/sounds/sprite.generated.ts. `--check` changes nothing and fails on a difference.
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * @typedef {readonly [ratio: number, level: number, decay: number]} Partial A sine above a note:
 *   its frequency, level and time to die away as shares of the note's.
 * @typedef {{ attack: number, partials: readonly Partial[] }} Instrument
 * @typedef {readonly [instrument: Instrument, hz: number, at: number, decay: number, level: number]} Note
 * @typedef {object} Sound All times are in seconds.
 * @property {number} seconds
 * @property {number} peak Of full scale: 0.5 is -6 dBFS, less where the ear finds a sound louder.
 * @property {number} fade The part at the end in which the rest dies away.
 * @property {number} [drive] How far the quiet part of a very short sound is lifted.
 * @property {readonly Note[]} notes
 * @property {readonly number[]} [taps] Where wood meets wood: a few milliseconds of noise.
 */

// 24 samples a millisecond, so that every offset is a whole number of both.
const rate = 24_000
const gap = 0.01
const folder = new URL('../src/sounds/', import.meta.url)

const [c4, f4, g4, ab4, a4] = [261.63, 349.23, 392, 415.3, 440]
const [c5, d5, e5, fs5, g5, c6, e6] = [523.25, 587.33, 659.26, 739.99, 783.99, 1046.5, 1318.51]

/** @satisfies {Record<string, Instrument>} */
const instruments = {
  wood: {
    attack: 0.001,
    partials: [
      [1, 1, 1],
      [1.62, 0.75, 0.8],
      [2.43, 0.55, 0.6],
      [3.71, 0.35, 0.45],
      [5.6, 0.18, 0.3],
    ],
  },
  mallet: {
    attack: 0.003,
    partials: [
      [1, 1, 1],
      [2, 0.18, 0.5],
      [3.93, 0.2, 0.22],
      [9.2, 0.05, 0.08],
    ],
  },
  warm: {
    attack: 0.014,
    partials: [
      [0.998, 0.5, 1],
      [1.002, 0.5, 1],
      [2, 0.34, 0.7],
      [3, 0.14, 0.5],
      [4, 0.05, 0.35],
    ],
  },
  soft: {
    attack: 0.02,
    partials: [
      [1, 1, 1],
      [2, 0.2, 0.6],
      [3, 0.08, 0.4],
    ],
  },
  reed: {
    attack: 0.012,
    partials: [
      [1, 1, 1],
      [2, 0.1, 0.8],
      [3, 0.36, 0.7],
      [5, 0.13, 0.5],
      [7, 0.05, 0.35],
    ],
  },
  brass: {
    attack: 0.018,
    partials: [
      [1, 1, 1],
      [2, 0.75, 0.85],
      [3, 0.55, 0.7],
      [4, 0.36, 0.55],
      [5, 0.22, 0.45],
      [6, 0.12, 0.35],
    ],
  },
  pluck: {
    attack: 0.004,
    partials: [
      [1, 1, 1],
      [2, 0.45, 0.55],
      [3, 0.2, 0.38],
      [4, 0.1, 0.28],
      [5, 0.05, 0.2],
    ],
  },
}
const { wood, mallet, warm, soft, reed, brass, pluck } = instruments

/** @satisfies {Record<string, Sound>} */
const sounds = {
  /** A wooden piece is put on a board. */
  knock: {
    seconds: 0.11,
    peak: 0.5,
    fade: 0.04,
    drive: 2.5,
    notes: [
      [wood, 410, 0, 0.026, 1],
      [wood, 205, 0, 0.02, 0.3],
    ],
    taps: [0],
  },
  /** Two warm rising notes. */
  start: {
    seconds: 0.52,
    peak: 0.5,
    fade: 0.12,
    notes: [
      [warm, g4, 0, 0.15, 0.85],
      [warm, d5, 0.15, 0.2, 1],
    ],
  },
  /** An urgent double tick. */
  zeitnot: {
    seconds: 0.22,
    peak: 0.5,
    fade: 0.05,
    drive: 2,
    notes: [
      [wood, 1180, 0, 0.02, 0.9],
      [wood, 1180, 0.11, 0.024, 1],
    ],
    taps: [0, 0.11],
  },
  /** A rising major chord. */
  win: {
    seconds: 0.78,
    peak: 0.43,
    fade: 0.16,
    notes: [
      [mallet, c5, 0, 0.16, 0.8],
      [mallet, e5, 0.1, 0.16, 0.8],
      [mallet, g5, 0.2, 0.18, 0.85],
      [mallet, c6, 0.3, 0.24, 1],
    ],
  },
  /** A falling minor chord. */
  def: {
    seconds: 0.78,
    peak: 0.5,
    fade: 0.18,
    notes: [
      [warm, c5, 0, 0.15, 0.85],
      [warm, ab4, 0.15, 0.15, 0.95],
      [warm, f4, 0.3, 0.24, 1],
    ],
  },
  /** Two equal soft notes. */
  draw: {
    seconds: 0.5,
    peak: 0.42,
    fade: 0.12,
    notes: [
      [soft, a4, 0, 0.09, 1],
      [soft, a4, 0.22, 0.09, 1],
    ],
  },
  /** A draw is offered: a step up that stays open, as a question does. */
  drawdecl: {
    seconds: 0.4,
    peak: 0.38,
    fade: 0.12,
    notes: [
      [reed, e5, 0, 0.06, 0.8],
      [reed, fs5, 0.13, 0.12, 1],
    ],
  },
  /** A challenge rings twice. */
  call: {
    seconds: 0.72,
    peak: 0.42,
    fade: 0.16,
    notes: [
      [mallet, g5, 0, 0.09, 1],
      [mallet, e6, 0.08, 0.09, 0.8],
      [mallet, g5, 0.16, 0.1, 1],
      [mallet, g5, 0.34, 0.09, 1],
      [mallet, e6, 0.42, 0.09, 0.8],
      [mallet, g5, 0.5, 0.1, 1],
    ],
  },
  /** A small fanfare. */
  tourend: {
    seconds: 0.88,
    peak: 0.5,
    fade: 0.2,
    notes: [
      [brass, g4, 0, 0.06, 0.9],
      [brass, g4, 0.12, 0.06, 0.9],
      [brass, g4, 0.24, 0.06, 0.9],
      [brass, c4, 0.36, 0.3, 0.4],
      [brass, c5, 0.36, 0.3, 0.5],
      [brass, e5, 0.36, 0.28, 0.45],
      [brass, g5, 0.36, 0.26, 0.4],
    ],
  },
  /** A soft pluck. */
  popup: {
    seconds: 0.16,
    peak: 0.5,
    fade: 0.08,
    notes: [[pluck, d5, 0, 0.055, 1]],
  },
}

const samplesIn = (/** @type {number} */ seconds) => Math.round(seconds * rate)

/** 0 to 1 with no corner at either end: a corner is what is heard as a click. */
function ease(/** @type {number} */ value) {
  const inside = value < 0 ? 0 : value > 1 ? 1 : value
  return inside * inside * (3 - 2 * inside)
}

/**
 * The sine of `phase` turns, 0 to 1. Math.sin may differ in the last digit between engines; sums
 * and products may not, and the same holds for the decays below.
 */
function sine(/** @type {number} */ phase) {
  const half = phase < 0.5 ? phase : phase - 0.5
  const angle = 2 * Math.PI * (half < 0.25 ? half : 0.5 - half)
  const square = angle * angle
  const series = [110, 72, 42, 20, 6].reduce((sum, term) => 1 - (square / term) * sum, 1)
  return phase < 0.5 ? angle * series : -angle * series
}

/** The same noise each time, from -1 to 1: a linear congruential generator. */
function createNoise() {
  let seed = 64
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    return seed / 2_147_483_648
  }
}

/**
 * Adds what `next` returns, sample by sample, under an envelope that rises and dies away.
 * @param {Float64Array} out @param {{ at: number, level: number, attack: number, decay: number }} envelope
 * @param {() => number} next
 */
function add(out, { at, level, attack, decay }, next) {
  const kept = 1 - 1 / (decay * rate)
  let height = level
  for (let index = samplesIn(at), age = 0; index < out.length; index += 1, age += 1) {
    out[index] = (out[index] ?? 0) + height * ease(age / (attack * rate)) * next()
    height *= kept
  }
}

function addNote(
  /** @type {Float64Array} */ out,
  /** @type {Note} */ [instrument, hz, at, decay, level],
) {
  for (const [ratio, share, part] of instrument.partials) {
    const step = (hz * ratio) / rate
    // Above half the rate a tone would come back as a wrong, lower one.
    if (step > 0.45) continue
    let phase = -step
    const envelope = { at, level: level * share, attack: instrument.attack, decay: decay * part }
    add(out, envelope, () => {
      phase += step
      phase -= Math.floor(phase)
      return sine(phase)
    })
  }
}

function addTap(/** @type {Float64Array} */ out, /** @type {number} */ at) {
  const noise = createNoise()
  let last = 0
  add(out, { at, level: 0.7, attack: 0.0005, decay: 0.004 }, () => (last = (last + noise()) / 2))
}

const highest = (/** @type {Float64Array} */ wave) =>
  wave.reduce((most, value) => Math.max(most, Math.abs(value)), 0)

function render(/** @type {Sound} */ { seconds, peak, fade, drive = 0, notes, taps = [] }) {
  const out = new Float64Array(samplesIn(seconds))
  for (const note of notes) addNote(out, note)
  for (const tap of taps) addTap(out, tap)
  const loudest = highest(out)
  const shaped = out.map((value, index) => {
    const driven = value / (loudest + drive * Math.abs(value))
    return driven * ease((out.length - 1 - index) / samplesIn(fade))
  })
  const scale = (peak * 32_767) / highest(shaped)
  return Int16Array.from(shaped, (value) => Math.round(value * scale))
}

/** A WAV file of one channel and 16 bits. */
function wav(/** @type {Int16Array} */ samples) {
  const file = Buffer.alloc(44 + samples.length * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => file.writeInt16LE(sample, 44 + index * 2))
  return file
}

const rendered = Object.entries(sounds).map(([name, sound]) => ({ name, samples: render(sound) }))

const slices = []
let end = samplesIn(gap)
for (const { name, samples } of rendered) {
  slices.push({ name, start: end, samples })
  end += samples.length + samplesIn(gap)
}

const all = new Int16Array(end)
for (const { start, samples } of slices) all.set(samples, start)
const sprite = wav(all)

const module = [
  '// Written by scripts/sounds.mjs, as is sprite.wav.',
  '',
  '/** Every sound, in the order of the sprite. */',
  'export const soundNames = [',
  ...slices.map(({ name }) => `  '${name}',`),
  '] as const',
  '',
  '/** Where each sound is in sprite.wav, in seconds. */',
  'export const soundSlices = {',
  ...slices.map(
    ({ name, start, samples }) =>
      `  ${name}: { offset: ${start / rate}, duration: ${samples.length / rate} },`,
  ),
  '} as const',
  '',
].join('\n')

/** @type {readonly (readonly [file: string, content: Buffer])[]} */
const outputs = [
  ['sprite.wav', sprite],
  ['sprite.generated.ts', Buffer.from(module)],
]
for (const [file, content] of outputs) {
  const target = new URL(file, folder)
  if (!process.argv.includes('--check')) writeFileSync(target, content)
  else if (!readFileSync(target).equals(content)) {
    process.stderr.write(
      `${file} is not what the script makes. Run \`node scripts/sounds.mjs\` and commit it.\n`,
    )
    process.exitCode = 1
  }
}
process.stdout.write(`${slices.length} sounds, ${sprite.length} bytes\n`)
