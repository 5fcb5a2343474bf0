import { describe, expect, it } from 'vitest'
import { countCharacters, counterState } from './counterState.ts'

describe('counterState', () => {
  it.each([
    [0, 40, 'room'],
    [35, 40, 'room'],
    [36, 40, 'near'],
    [40, 40, 'near'],
    [41, 40, 'over'],
    [1080, 1200, 'room'],
    [1081, 1200, 'near'],
    [0, 3, 'near'],
  ])('calls %d of %d characters "%s"', (count, limit, state) => {
    expect(counterState(count, limit)).toBe(state)
  })
})

describe('countCharacters', () => {
  it('counts an emoji and a Kazakh letter as one', () => {
    expect(countCharacters('Қ♟😀')).toBe(3)
  })
})
