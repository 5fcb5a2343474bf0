import { expect, it } from 'vitest'
import { resultText, resultTyped } from './result-keys.ts'

it.each([
  ['1', '1-0'],
  ['0', '0-1'],
  ['1–05', '1/2-1/2'],
  ['=', '1/2-1/2'],
  ['+', '+/-'],
  ['-', '-/+'],
  ['/', '-/-'],
  ['−/+/', '-/-'],
  ['X', 'cancelled'],
  ['q', null],
  ['', null],
])('reads %j as %j', (text, result) => {
  expect(resultTyped(text)).toBe(result)
})

it('writes results as arbiters do', () => {
  expect((['1-0', '1/2-1/2', '0-1', '+/-', '-/+', '-/-'] as const).map(resultText)).toEqual([
    '1–0',
    '½–½',
    '0–1',
    '+/−',
    '−/+',
    '−/−',
  ])
})
