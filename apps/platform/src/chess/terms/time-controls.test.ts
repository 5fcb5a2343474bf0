import { defaultTimeControlId, timeControls } from '@kingside/api'
import { formatTimeControlName } from '@kingside/chess-game'
import { expect, it } from 'vitest'
import { toChoice } from './time-controls.ts'

const choiceOf = (name: string) =>
  timeControls.map(toChoice).find(({ clock }) => formatTimeControlName(clock) === name)

it('reads the clock of a time control in milliseconds', () => {
  expect(choiceOf('3+2')).toMatchObject({
    family: 'blitz',
    clock: { initialMs: 180_000, incrementMs: 2_000 },
  })
  expect(choiceOf('45+10')?.clock).toEqual({ initialMs: 2_700_000, incrementMs: 10_000 })
  expect(choiceOf('3 min')?.id).toBe(defaultTimeControlId)
})
