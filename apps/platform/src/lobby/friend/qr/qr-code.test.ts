import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

const drawingOf = (text: string) =>
  qrCodeOf(text)
    ?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
    .join('\n')

describe('a QR code', () => {
  it('is the one that other encoders draw, module by module', () => {
    expect(drawingOf('HELLO')).toBe(
      [
        '#######.##.#..#######',
        '#.....#..##.#.#.....#',
        '#.###.#..####.#.###.#',
        '#.###.#.#..#..#.###.#',
        '#.###.#.#...#.#.###.#',
        '#.....#.#.##..#.....#',
        '#######.#.#.#.#######',
        '........#####........',
        '#...#.######.#####..#',
        '...###..#.###..#.####',
        '#.##..#.#.##..###..#.',
        '###..#...#...##.#....',
        '..#.###..#..###...##.',
        '........###.###..#.##',
        '#######.##..##...#.#.',
        '#.....#....##..#...#.',
        '#.###.#.#..#..###.#.#',
        '#.###.#....##....#.##',
        '#.###.#..###..####...',
        '#.....#..#...##......',
        '#######.#...#####.#.#',
      ].join('\n'),
    )
  })

  // The first 16 digits of the SHA-256 of what the npm package `qrcode` 1.5.4 draws.
  it.each([
    ['in Cyrillic, version 1', 'шахмат', '3964d4f90b2fe19d'],
    ['version 2', 'b'.repeat(26), '6aa0009800ad8d9e'],
    ['version 3', 'c'.repeat(42), '7bc9fcc8f44e7fc5'],
    ['version 4, two blocks', 'd'.repeat(62), '16b4dcfc2d1d8e66'],
    [
      'version 5, a link',
      'https://kingside.example/friend_invite?code=abcDEF_0123456789-xyz',
      '961dfa4c52d41bde',
    ],
    ['version 6, full', 'f'.repeat(106), '63d41a9bbf16f980'],
  ])('is the same in every size: %s', (_, text, digest) => {
    const drawing = createHash('sha256')
      .update(drawingOf(text) ?? '')
      .digest('hex')
    expect(drawing.slice(0, 16)).toBe(digest)
  })

  it('is none for a text that is too long', () => {
    expect(qrCodeOf('g'.repeat(107))).toBeNull()
  })
})
