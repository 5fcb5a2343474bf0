import { describe, expect, it } from 'vitest'
import { parseTestOptions } from './test-options.mjs'

const names = ['unit', 'stories', 'lint']
const defaults = { only: [], full: false, list: false, bail: false, help: false }

describe('the options of `npm test`', () => {
  it.each([
    [[], defaults],
    [['--only', 'unit,stories'], { ...defaults, only: ['unit', 'stories'] }],
    [['--only=lint', '--bail'], { ...defaults, only: ['lint'], bail: true }],
    [['--only', 'unit', '--only', 'lint'], { ...defaults, only: ['unit', 'lint'] }],
    [['--full'], { ...defaults, full: true }],
    [['--list'], { ...defaults, list: true }],
    [['-h'], { ...defaults, help: true }],
  ])('reads %o', (args, options) => {
    expect(parseTestOptions(args, names)).toEqual(options)
  })

  it.each([
    [['--only', 'unit,nope'], 'There is no stage nope.'],
    [['--only'], '--only needs the name of a stage.'],
    [['unit'], '`npm test` has no option unit.'],
  ])('refuses %o', (args, message) => {
    expect(() => parseTestOptions(args, names)).toThrow(message)
  })

  it('lists the stages when it does not know one', () => {
    expect(() => parseTestOptions(['--only', 'nope'], names)).toThrow(
      expect.objectContaining({ how: expect.stringContaining('unit, stories, lint') }),
    )
  })
})
