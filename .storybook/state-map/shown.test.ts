import { expect, it } from 'vitest'
import { leavesIn, shownBy } from './shown.ts'

it.each([
  ['idle', ['idle']],
  [{ playing: 'playerTurn' }, ['playing.playerTurn']],
  [
    { line: 'live', phase: { playing: { clock: 'low' } } },
    ['line.live', 'phase.playing.clock.low'],
  ],
])('finds the leaf states in the value %j', (value, leaves) => {
  expect(leavesIn(value)).toEqual(leaves)
})

it('reads the states of a story machine by machine', () => {
  expect(shownBy(['toast/added', 'toaster/empty', 'toast/removed'])).toEqual([
    { machine: 'toast', leaves: ['added', 'removed'] },
    { machine: 'toaster', leaves: ['empty'] },
  ])
  expect(shownBy('theme/dark')).toEqual([{ machine: 'theme', leaves: ['dark'] }])
  expect(shownBy(undefined)).toEqual([])
})
