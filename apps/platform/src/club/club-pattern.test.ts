import { describe, expect, it } from 'vitest'
import { clubPatternOf, patternTones } from './club-pattern.ts'

describe('the pattern of a club without a cover', () => {
  it('is always the same for one club', () => {
    expect(clubPatternOf('c12', 24, 4)).toEqual(clubPatternOf('c12', 24, 4))
  })

  it('differs from club to club, in its colour too', () => {
    const all = Array.from({ length: 60 }, (_, number) => clubPatternOf(`c${number}`, 24, 4))
    expect(new Set(all.map(({ shapes }) => shapes)).size).toBe(60)
    expect(new Set(all.map(({ tone }) => tone))).toEqual(new Set(patternTones))
  })

  it('begins as the small one does, so that a club is known in the list and on its page', () => {
    const [small, large] = [clubPatternOf('c12', 4, 4), clubPatternOf('c12', 24, 4)]
    expect(large.shapes.startsWith(small.shapes)).toBe(true)
    expect(large.tone).toBe(small.tone)
  })
})
