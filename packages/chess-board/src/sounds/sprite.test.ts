import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { soundNames, soundSlices } from './sprite.generated.ts'

const header = 44
const rate = 24_000
const file = readFileSync(fileURLToPath(new URL('sprite.wav', import.meta.url)))

/** The samples of a part of the sprite, from -1 to 1. */
const samplesOf = (offset: number, duration: number) =>
  Array.from(
    { length: Math.round(duration * rate) },
    (_, index) => file.readInt16LE(header + 2 * (Math.round(offset * rate) + index)) / 32_768,
  )

const sounds = soundNames.map((name) => {
  const { offset, duration } = soundSlices[name]
  return { name, offset, duration, samples: samplesOf(offset, duration) }
})

const peakOf = (samples: readonly number[]) =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

const decibels = (level: number) => 20 * Math.log10(level)

/** How loud the loudest tenth of a second is; that is about how long the ear gathers sound. */
const loudnessOf = (samples: readonly number[]) => {
  const length = rate / 10
  let energy = 0
  let most = 0
  samples.forEach((sample, index) => {
    energy += sample ** 2 - (samples[index - length] ?? 0) ** 2
    most = Math.max(most, energy)
  })
  return decibels(Math.sqrt(most / length))
}

/** How strong one frequency is in a part of a sound (Goertzel's algorithm). */
const strengthOf = (samples: readonly number[], hz: number) => {
  const factor = 2 * Math.cos((2 * Math.PI * hz) / rate)
  let [last, before] = [0, 0]
  for (const sample of samples) [last, before] = [sample + factor * last - before, last]
  return last ** 2 + before ** 2 - factor * last * before
}

/** The strongest semitone of a part of a sound, counted from A4. */
const pitchOf = (samples: readonly number[]) => {
  const semitones = Array.from({ length: 48 }, (_, index) => index - 21)
  const strengths = semitones.map((step) => strengthOf(samples, 440 * 2 ** (step / 12)))
  return semitones[strengths.indexOf(Math.max(...strengths))]
}

/** The pitches that are strongest just after the given times. */
const melodyOf = (name: (typeof soundNames)[number], times: readonly number[]) =>
  times.map((time) => pitchOf(samplesOf(soundSlices[name].offset + time + 0.01, 0.09)))

it('is what the script makes', () => {
  const script = fileURLToPath(new URL('../../scripts/sounds.mjs', import.meta.url))
  const report = execFileSync(process.execPath, [script, '--check'], { encoding: 'utf8' })
  expect(report).toBe(`10 sounds, ${file.length} bytes\n`)
})

it('is a mono WAV file of 16 bits, small enough to fetch in passing', () => {
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect([file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([1, 1])
  expect([file.readUInt32LE(24), file.readUInt16LE(34)]).toEqual([rate, 16])
  expect(file.readUInt32LE(40)).toBe(file.length - header)
  expect(file.length).toBeLessThan(250_000)
})

it('holds the ten sounds one after the other, with silence around each', () => {
  expect(soundNames).toHaveLength(10)
  let end = 0
  for (const { offset, duration } of sounds) {
    expect(peakOf(samplesOf(end, offset - end))).toBe(0)
    expect(offset - end).toBeCloseTo(0.01)
    end = offset + duration
  }
  expect((file.length - header) / 2 / rate - end).toBeCloseTo(0.01)
})

describe.each(sounds)('$name', ({ duration, samples }) => {
  it('peaks at about -6 dBFS', () => {
    expect(decibels(peakOf(samples))).toBeGreaterThan(-9)
    expect(decibels(peakOf(samples))).toBeLessThanOrEqual(-6)
  })

  it('begins and ends in silence, without a click', () => {
    expect([samples.at(0), samples.at(-1)]).toEqual([0, 0])
    expect(Math.abs(samples[1] ?? 1)).toBeLessThan(0.02)
    expect(peakOf(samples.slice(-48))).toBeLessThan(0.003)
  })

  it('is short', () => {
    expect(duration).toBeLessThan(1)
  })
})

it('is about as loud in each sound', () => {
  const loudness = sounds.map(({ samples }) => loudnessOf(samples))
  expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(6)
})

it('differs in length or in its strongest pitch from sound to sound', () => {
  const marks = sounds.map(({ duration, samples }) => `${duration} s, ${pitchOf(samples)}`)
  expect(new Set(marks).size).toBe(10)
})

it('knocks as briefly as a piece on a board', () => {
  expect(soundSlices.knock.duration).toBeGreaterThanOrEqual(0.08)
  expect(soundSlices.knock.duration).toBeLessThanOrEqual(0.12)
})

it.each([
  ['start', 'two rising notes', [0, 0.15], [-2, 5]],
  ['zeitnot', 'the same tick twice', [0, 0.11], [17, 17]],
  ['win', 'a rising major chord', [0, 0.1, 0.2, 0.3], [3, 7, 10, 15]],
  ['def', 'a falling minor chord', [0, 0.15, 0.3], [3, -1, -4]],
  ['draw', 'two equal notes', [0, 0.22], [0, 0]],
  ['drawdecl', 'a step up', [0, 0.13], [7, 9]],
  ['call', 'the same ring twice', [0, 0.34], [10, 10]],
  ['tourend', 'a repeated note and a chord', [0, 0.12, 0.24], [-2, -2, -2]],
] as const)('plays %s as %s', (name, _what, times, melody) => {
  expect(melodyOf(name, times)).toEqual(melody)
})
