import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const entry = new URL('index.ts', import.meta.url).href

/** The TypeScript blocks of a page, each with the heading that it stands under. */
const blocks = (page: string) =>
  page.split(/^#+ /m).flatMap((section) => {
    const title = section.split('\n', 1)[0] ?? ''
    return [...section.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => ({ title, code }))
  })

/** Makes a program of a block: what stands before `// =>` must equal what stands behind. */
const program = (code: string) =>
  `import assert from 'node:assert/strict'\n${code
    .replaceAll("'@kingside/chess-game'", `'${entry}'`)
    .replace(/^(.*?) \/\/ => (.*)$/gm, 'assert.deepEqual($1, $2)')}`

let folder = ''
let count = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kingside-recipes-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['README.md', 'RECIPES.md'])('%s', (page) => {
  it('has examples, each with a result to compare', () => {
    expect(blocks(read(page)).filter(({ code }) => !code.includes('// =>'))).toEqual([])
    expect(blocks(read(page)).length).toBeGreaterThan(0)
  })

  it.each(blocks(read(page)))('tells the truth in "$title"', ({ code }) => {
    const file = join(folder, `recipe-${(count += 1)}.ts`)
    writeFileSync(file, program(code))
    const run = () =>
      execFileSync(process.execPath, ['--no-warnings', file], {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
        stdio: 'pipe',
      })
    expect(run).not.toThrow()
  })
})
