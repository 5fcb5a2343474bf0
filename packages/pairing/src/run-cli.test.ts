import { describe, expect, it } from 'vitest'
import { runCli } from './run-cli.ts'
import { testFile } from './testing/files.ts'

const run = (...args: readonly string[]) => runCli(args, testFile)

describe('the command line', () => {
  it.each(['dutch_2025_C5', 'issue_7'])('pairs the next round of %s', (name) => {
    expect(run('round', `${name}.input`)).toEqual({
      code: 0,
      out: testFile(`${name}.output.expected`),
      error: '',
    })
  })

  it('finds the rounds that are not by the rules', () => {
    expect(run('check', 'n16_r7_s1.trf').code).toBe(0)
    const other = `${testFile('n16_r7_s1.trf')}152 B\r`
    const { code, out } = runCli(['check', 'x'], () => other)
    expect(code).toBe(1)
    expect(out).toMatch(/^Round 1\. By the rules:\n8\n9 1\n/)
  })

  it.each([
    [[], 'Usage'],
    [['round'], 'Usage'],
    [['pair', 'x'], 'Usage'],
    [['round', 'nowhere.trf'], 'nowhere.trf can’t be read'],
    [['round', 'README.md'], 'README.md: There is no player'],
  ])('says what is wrong with %j', (args, message) => {
    const { code, out, error } = run(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(error).toContain(message)
  })

  it('ends with 1 when no pairing keeps the rules', () => {
    const text = ['001    1'.padEnd(91) + '   2 w 1', '001    2'.padEnd(91) + '   1 b 0'].join('\n')
    const { code, error } = runCli(['round', 'x'], () => `${text}\nXXR 5`)
    expect(code).toBe(1)
    expect(error).toContain('by hand')
  })

  it('tells how it is used', () => {
    expect(run('--help').out).toContain('pairing round FILE')
  })
})
