import { expect, it } from 'vitest'
import { moveTime } from './move-time.ts'

it.each([
  [0, '0:00.0'],
  [3_400, '0:03.4'],
  [64_200, '1:05'],
  [610_000, '10:10'],
  [3_720_000, '1:02:00'],
])('%i ms is %s', (ms, text) => expect(moveTime(ms)).toBe(text))
