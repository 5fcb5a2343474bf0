import { expect, it } from 'vitest'
import { type Attendance, missedBeforeWithdrawal, missedInRow } from './missed-games.ts'

it.each<[rounds: readonly Attendance[], missed: number]>([
  [[], 0],
  [['missed'], 1],
  [['missed', 'missed'], missedBeforeWithdrawal],
  [['missed', 'played', 'missed'], 1],
  [['missed', 'bye', 'missed'], missedBeforeWithdrawal],
  [['missed', 'on-hold', 'missed'], missedBeforeWithdrawal],
  [['bye', 'on-hold', 'bye'], 0],
])('R98: %j leaves %i missed in a row', (rounds, missed) => {
  expect(missedInRow(rounds)).toBe(missed)
})
