import { describe, expect, it } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

const drawingOf = (text: string) =>
  qrCodeOf(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))

describe('a QR code', () => {
  // Three corner marks, the timing between them, and the module that is dark in every code: a mirrored one has it elsewhere.
  it('stands upright, without a margin of its own', () => {
    const drawing = drawingOf('https://kingside.example/friend_invite?code=bGluay1jb2RlLTE') ?? []
    expect(drawing).toHaveLength(33)
    expect(drawing[0]?.slice(0, 8)).toBe('#######.')
    expect(drawing[0]?.slice(-8)).toBe('.#######')
    expect(drawing.at(-1)?.slice(0, 8)).toBe('#######.')
    expect(drawing[25]?.[8]).toBe('#')
    expect(drawing[6]?.slice(8, 25)).toBe('#.#.#.#.#.#.#.#.#')
  })

  it.each([
    [21, 'шахмат'],
    [33, 'd'.repeat(62)],
    [41, 'f'.repeat(106)],
    [41, 'я'.repeat(53)],
  ])('is %i modules wide for a text as long as %s', (width, text) => {
    expect(qrCodeOf(text)).toHaveLength(width)
  })

  it.each(['g'.repeat(107), 'я'.repeat(54)])('is none for a text that is too long: %s', (text) => {
    expect(qrCodeOf(text)).toBeNull()
  })
})
