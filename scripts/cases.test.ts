import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { casesOfTests, testFiles, withTests } from './lib/cases.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const cases = casesOfTests(testFiles(root))

it.each(['docs/reliability.md', 'docs/security.md'])(
  '%s names the tests that hold each case: run `npm run cases`',
  (page) => {
    const text = readFileSync(join(root, page), 'utf8')
    expect(withTests(text, cases)).toBe(text)
  },
)

it('finds cases in the names of tests and groups, and nowhere else', () => {
  const text = `
    // R01 is not held here
    describe('R02, R03: order', () => { it('S-10: \\'null\\' is refused', run) })
    it.each(['R06', 'a'])('R110 %s', run)
    const R04 = 'R05'`
  expect([...casesOfTests([{ path: 'a.test.ts', text }]).keys()].toSorted()).toEqual([
    'R02',
    'R03',
    'R110',
    'S-10',
  ])
})

it('demands a word on a case without a test', () => {
  const page = '| case | what must hold | tests | open |\n| R01 | Order. | | |\n'
  expect(() => withTests(page, new Map())).toThrow('R01 has no test')
})
