import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A test file: its path from the root, with `/`, and its text. */
export interface TestFile {
  readonly path: string
  readonly text: string
}

/** Every test file that may name a case: unit tests, fault tests and browser tests. */
export function testFiles(root: string): readonly TestFile[] {
  return globSync(
    [
      '{packages,apps}/*/src/**/*.{test,faults}.{ts,tsx}',
      'apps/*/src/**/*.stories.tsx',
      'e2e/*.ts',
    ],
    { cwd: root },
  )
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

const number = String.raw`(?:R\d{2,3}|S-\d{2})\b`
/** A test name that begins with the numbers of its cases: `R02, R03: …`, `S-10 …`. */
const named = new RegExp(
  String.raw`(?<=['"\`])${number}(?:(?:,| and| to|–)? ?${number})*(?=:? [^'"\`])`,
  'g',
)
const caseNumber = new RegExp(number, 'g')

/** The files with tests of each case. */
export function casesOfTests(files: readonly TestFile[]): ReadonlyMap<string, readonly string[]> {
  const cases = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    for (const [found] of text.matchAll(named)) {
      for (const [held] of found.matchAll(caseNumber)) {
        cases.set(held, (cases.get(held) ?? new Set()).add(path))
      }
    }
  }
  return new Map([...cases].map(([number, paths]) => [number, [...paths]]))
}

/**
 * The page with the column _tests_ written anew, and the tables' columns aligned.
 * @throws {Error} when a row has no test and does not say what is missing
 */
export function withTests(page: string, cases: ReadonlyMap<string, readonly string[]>): string {
  return page.replaceAll(/(?:^\|.*\|\n)+/gm, (table) => {
    const rows = table
      .trimEnd()
      .split('\n')
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      )
    return formatTable(rows.map((row) => rowWithTests(row, cases)))
  })
}

function rowWithTests(
  row: readonly string[],
  cases: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const [number = '', what = '', , open = ''] = row
  if (!/^(?:R\d|S-)/.test(number)) return row
  const files = cases.get(number) ?? []
  if (files.length === 0 && open === '') {
    throw new Error(
      `${number} has no test with its number in the name, and its row does not say so. Write the test, or say under "open" what is missing.`,
    )
  }
  return [number, what, files.map((path) => `[${nameOf(path)}](../${path})`).join(', '), open]
}

const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:test\.)?tsx?$/, '')

/** In the formatter's table style, so that neither changes the other's output. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const isRule = (row: readonly string[]) => row.every((cell) => /^-+$/.test(cell))
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.filter((row) => !isRule(row)).map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) => {
      const cells = widths.map((width, column) =>
        isRule(row) ? '-'.repeat(width) : (row[column] ?? '').padEnd(width),
      )
      return `| ${cells.join(' | ')} |\n`
    })
    .join('')
}
