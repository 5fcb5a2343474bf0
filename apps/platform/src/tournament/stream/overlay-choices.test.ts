import { describe, expect, it } from 'vitest'
import { overlayChoicesOf, overlayParts, overlayQueryOf } from './overlay-choices.ts'

const read = (query: string) => overlayChoicesOf(new URLSearchParams(query))

describe('the address of an overlay', () => {
  it.each([
    '?on=header.table&theme=light&board=3',
    '?on=&theme=dark',
    `?on=${overlayParts.join('.')}&theme=dark`,
  ])('says the same when it is written again: %s', (query) => {
    expect(overlayQueryOf(read(query))).toBe(query)
  })

  it('counts what it does not know for nothing', () => {
    expect(read('on=header.chat&theme=pink&board=0')).toEqual(read('on=header&theme=dark'))
    expect([...read('').on]).toEqual(['header', 'score', 'table', 'round-number', 'main-board'])
  })
})
