// Writes the public API of each package to packages/<name>/api, one page per entry, so that changes of the API can be
// reviewed.
//   npm run api         builds the packages and writes the pages
//   npm run api:check   compares them with what was built
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { differences, pagesOfPackage } from './lib/api-pages.ts'
import { root } from './lib/environment.mjs'
import { Problem, withProblems } from './lib/problem.mjs'

const packages = ['chess-game', 'chess-board', 'pairing']
const isCheck = process.argv.includes('--check')

/** The committed pages by their file names. */
function readPages(folder: string): ReadonlyMap<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

function writePages(folder: string, pages: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of pages) writeFileSync(join(folder, name), text)
}

/** @returns how the committed pages of a package differ from its build; none after writing them */
function compare(name: string): readonly string[] {
  const dist = join(root, 'packages', name, 'dist')
  const folder = join(root, 'packages', name, 'api')
  if (!existsSync(dist)) {
    throw new Problem({
      what: `packages/${name} is not built, so there is nothing to compare with.`,
      how: 'Run `npm run build:packages` first.',
    })
  }
  const pages = pagesOfPackage(dist)
  if (!isCheck) writePages(folder, pages)
  return differences(readPages(folder), pages).map((change) => `packages/${name}/api/${change}`)
}

async function main() {
  const changes = packages.flatMap(compare)
  if (changes.length === 0) return 0
  throw new Problem({
    what: 'The public API changed: run `npm run api`, and review `git diff packages/*/api`.',
    why: 'Those who install the packages count on what these pages say.',
    how: 'Commit the pages if the change is meant.',
    output: changes.join('\n'),
  })
}

process.exitCode = await withProblems(main)
