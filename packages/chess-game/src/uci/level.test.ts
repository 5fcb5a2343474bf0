import { expect, it } from 'vitest'
import { engineLevels, levelSettings, thinkingTime } from './level.ts'

it('makes each level search deeper, longer and with more skill than the one below', () => {
  const all = engineLevels.map(levelSettings)
  for (const key of ['skill', 'depth', 'moveTimeMs'] as const) {
    const values = all.map((level) => level[key])
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(new Set(values).size).toBe(values.length)
  }
})

it('plays fast when its own time is short', () => {
  expect(thinkingTime(8, 6_000)).toBe(200)
  expect(thinkingTime(8, 60)).toBe(10)
  expect(thinkingTime(8, null)).toBe(1_200)
})
