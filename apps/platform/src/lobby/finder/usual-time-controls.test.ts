import { timeControls } from '@kingside/api'
import { expect, it } from 'vitest'
import { usualTimeControls } from './usual-time-controls.ts'

it('names time controls that there are, of every speed that is offered', () => {
  const usual = timeControls.filter(({ id }) => usualTimeControls.includes(id))
  expect(usual.map(({ name }) => name)).toEqual([
    '1 min',
    '1+1',
    '2+1',
    '3 min',
    '3+2',
    '5 min',
    '5+3',
    '10 min',
    '10+10',
    '15+10',
    '30+30',
  ])
  expect(new Set(usual.map(({ board_type }) => board_type))).toEqual(
    new Set(timeControls.map(({ board_type }) => board_type)),
  )
})
