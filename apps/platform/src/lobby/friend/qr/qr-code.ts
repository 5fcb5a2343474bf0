import { correctionOf } from './galois.ts'
import { formatBits, masks, penaltyOf, type Version, versions } from './layout.ts'

/** The modules of a QR code, row by row; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

/**
 * Writes a text as a QR code at correction level M.
 * @returns null for a text of more than 106 bytes
 */
export function qrCodeOf(text: string): QrCode | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = versions.find(({ blocks, words }) => bytes.length + 2 <= blocks * words)
  if (!version) return null
  const words = interleave(wordsOf(bytes, version), version)
  const codes = masks.map((_, mask) => drawn(words, version, mask))
  return codes.reduce((best, code) => (penaltyOf(code) < penaltyOf(best) ? code : best))
}

/** Mode, length, the bytes themselves, and padding. */
function wordsOf(bytes: readonly number[], { blocks, words }: Version): readonly number[] {
  const bits = [bytes.length, ...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const data = (`0100${bits}0000`.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
  const padding = Array.from({ length: blocks * words }, (_, index) => (index % 2 === 0 ? 236 : 17))
  return [...data, ...padding].slice(0, blocks * words)
}

/** Spreads the blocks over the code, first their data, then their correction. */
function interleave(all: readonly number[], { blocks, words, correction }: Version) {
  const data = Array.from({ length: blocks }, (_, block) =>
    all.slice(block * words, (block + 1) * words),
  )
  const checks = data.map((block) => correctionOf(block, correction))
  return [data, checks].flatMap((parts) =>
    (parts[0] ?? []).flatMap((_, index) => parts.flatMap((part) => part[index] ?? [])),
  )
}

/** Draws marks, format and words; the words turned over by a mask. */
function drawn(words: readonly number[], version: Version, mask: number): QrCode {
  const size = version.number * 4 + 17
  const code = Array.from({ length: size }, () =>
    Array.from({ length: size }, (): boolean | undefined => undefined),
  )
  const set = (row: number, column: number, dark: boolean) => {
    const line = code[row]
    if (line && column >= 0 && column < size) line[column] = dark
  }
  /** Squares within squares; `rings` tells which distances from the middle are dark. */
  const mark = (row: number, column: number, rings: readonly boolean[]) => {
    const reach = rings.length - 1
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        set(row + down, column + right, rings[Math.max(Math.abs(down), Math.abs(right))] ?? false)
      }
    }
  }
  for (let at = 8; at < size - 8; at += 1) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  if (version.number > 1) mark(size - 7, size - 7, [true, false, true])
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const) {
    mark(row, column, [true, true, false, true, false])
  }
  const format = formatBits(mask)
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit
    const across = bit < 8 ? size - 1 - bit : bit < 9 ? 15 - bit : 14 - bit
    set(along, 8, dark)
    set(8, across, dark)
  }
  set(size - 8, 8, true)
  fill(code, words, masks[mask] ?? (() => false))
  return code.map((line) => line.map((dark) => dark ?? false))
}

/** The words go up and down through pairs of columns, from the right, around everything drawn so far. */
function fill(
  code: (boolean | undefined)[][],
  words: readonly number[],
  isTurned: (row: number, column: number) => boolean,
): void {
  const size = code.length
  let bit = 0
  let up = true
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step += 1) {
      const row = up ? size - 1 - step : step
      const line = code[row]
      if (!line) continue
      for (const column of [right, right - 1]) {
        if (line[column] !== undefined) continue
        const word = words[bit >> 3] ?? 0
        line[column] = (((word >> (7 - (bit & 7))) & 1) === 1) !== isTurned(row, column)
        bit += 1
      }
    }
    up = !up
  }
}
