import { exampleTowerData, exampleVisitorData } from '@kingside/machines/tower/examples'
import { expect, it } from 'vitest'
import { floorStateOf, nextLevelOf } from './floor-state.ts'

const { levels, stats } = exampleTowerData
if (stats === null) throw new Error('The example is of a member.')

const states = (from: number, to: number) =>
  levels.slice(from - 1, to).map((level) => floorStateOf(level, stats))

it('tells what was claimed, what can be, what is next and what is far', () => {
  expect(states(4, 8)).toEqual(['claimed', 'open', 'open', 'next', 'locked'])
})

it('is far for visitors', () => {
  expect(exampleVisitorData.levels.map((level) => floorStateOf(level, null))).toEqual(
    levels.map(() => 'locked'),
  )
})

it('has the lowest open level first, then the next one, and nothing after the last', () => {
  expect(nextLevelOf(levels, stats)?.number).toBe(5)
  const allClaimed = levels.map((level) => ({
    ...level,
    claimed: level.rewards.map(({ id }) => id),
  }))
  expect(nextLevelOf(allClaimed, stats)?.number).toBe(7)
  expect(nextLevelOf(allClaimed, { ...stats, level: 30 })).toBeNull()
  expect(nextLevelOf(exampleVisitorData.levels, null)?.number).toBe(1)
})

it('opens a claimed level again where a change of membership adds a reward', () => {
  const [level] = levels
  if (!level) throw new Error('There are no levels.')
  const reward = { ...level.rewards[0], id: 19 }
  const more = { ...level, rewards: [...level.rewards, { ...exampleReward, ...reward }] }
  expect(floorStateOf(more, stats)).toBe('open')
})

const exampleReward = { id: 1, level: 1, kind: 'COINS', audience: 'PRO', amount: 1 } as const
