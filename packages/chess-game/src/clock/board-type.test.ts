import { describe, expect, it } from 'vitest'
import { boardTypeOf, boardTypeOfTag, boardTypes } from './board-type.ts'
import { parseTimeControlTag } from './pgn-time-control.ts'
import { parseTimeControlName } from './time-control.ts'

it('has the specified numbers', () => {
  expect(boardTypes).toEqual({
    classic: 1,
    rapid: 2,
    blitz: 3,
    armageddon: 4,
    bullet: 5,
    daily: 6,
  })
})

describe('the specified lists', () => {
  const lists = {
    bullet: ['1 min', '1+1', '1+2', '2 min', '2+1'],
    blitz: ['3 min', '3+1', '3+2', '3+3', '5 min', '5+3', '10 min'],
    rapid: ['10+10', '15 min', '15+10', '25 min', '25+10', '45 min', '45+10'],
  } as const

  it.each(Object.entries(lists))('have only %s in the list of that name', (type, names) => {
    const found = names.map((name) => boardTypeOf(parseTimeControlName(name)))
    expect(found).toEqual(names.map(() => type))
  })
})

it.each([
  ['179', 'bullet'],
  ['180', 'blitz'],
  ['60+2', 'bullet'],
  ['60+3', 'blitz'],
  ['600', 'blitz'],
  ['601', 'rapid'],
  ['300+5', 'blitz'],
  ['300+6', 'rapid'],
  ['3599', 'rapid'],
  ['3600', 'classic'],
  // FIDE's own example: 30 minutes and 30 seconds are 60 minutes for 60 moves.
  ['1800+30', 'classic'],
  ['40/7200:3600', 'classic'],
  ['40/300:300', 'blitz'],
  ['20/300', 'rapid'],
  ['1/86400', 'daily'],
  ['1/259200', 'daily'],
  ['*60', 'bullet'],
  ['?', undefined],
  ['-', undefined],
])('takes the PGN time control %s for %s', (tag, type) => {
  expect(boardTypeOfTag(parseTimeControlTag(tag))).toBe(type)
})

it('counts additional time and a late increment', () => {
  const tenMinutes = { initialMs: 600_000, incrementMs: 0 }
  expect(boardTypeOf(tenMinutes)).toBe('blitz')
  expect(boardTypeOf({ ...tenMinutes, additionalMs: 1, additionalMove: 40 })).toBe('rapid')
  expect(boardTypeOf({ ...tenMinutes, additionalMs: 1, additionalMove: 60 })).toBe('blitz')
  expect(boardTypeOf({ ...tenMinutes, incrementMs: 1, incrementStartMove: 60 })).toBe('rapid')
  expect(boardTypeOf({ ...tenMinutes, incrementMs: 1, incrementStartMove: 61 })).toBe('blitz')
})

it('is armageddon when the sides have different times', () => {
  expect(boardTypeOf({ initialMs: 300_000, blackInitialMs: 240_000, incrementMs: 0 })).toBe(
    'armageddon',
  )
  expect(boardTypeOf({ initialMs: 300_000, blackInitialMs: 300_000, incrementMs: 0 })).toBe('blitz')
})
