import { describe, expect, it } from 'vitest'
import { parsePersonName } from './person-name.ts'

describe('S-54: a name', () => {
  it.each([
    ['Dana', 'Dana'],
    ['  Anna  Maria ', 'Anna Maria'],
    ['Jean-Luc', 'Jean-Luc'],
    ['Jose\u0301', 'José'],
    ['Нұрсұлтан', 'Нұрсұлтан'],
  ])('%s is kept as %s', (text, name) => {
    expect(parsePersonName(text)).toBe(name)
  })

  it.each([
    ['Latin and Cyrillic letters that look alike', 'Mаgnus'],
    ['Greek among Latin', 'Mαgnus'],
    ['a direction override', 'Anna\u202Egro'],
    ['zero width', 'An\u200Bna'],
    ['a heap of marks', `A${'\u0301\u0302'.repeat(50)}`],
    ['markup', '<b>Anna</b>'],
    ['two hyphens', 'Jean--Luc'],
    ['figures', 'Anna1'],
    ['nothing', ' '],
    ['too much', 'a'.repeat(61)],
  ])('is refused with %s', (_, text) => {
    expect(parsePersonName(text)).toBeNull()
  })
})
