import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = join(root, '.dependency-cruiser.cjs')

interface Rule {
  readonly name: string
  readonly comment: string
}
const { forbidden }: { forbidden: readonly Rule[] } = createRequire(import.meta.url)(config)

/** For each wall a file that breaks it: where it stands, and what it imports. */
const breaches: Readonly<Record<string, readonly [file: string, imports: string]>> = {
  'no-cycles': ['packages/api/src/a.ts', './b.ts'],
  'chess-game-stands-alone': ['packages/chess-game/src/a.ts', '../../api/src/c.ts'],
  'pairing-stands-alone': ['packages/pairing/src/a.ts', '../../chess-game/src/c.ts'],
  'chess-board-imports-chess-game-only': ['packages/chess-board/src/a.ts', '../../api/src/c.ts'],
  'board-headless-has-no-react-and-no-css': ['packages/chess-board/src/headless/a.ts', 'react'],
  'design-system-knows-no-chess': ['packages/design-system/src/a.ts', '../../chess-game/src/c.ts'],
  'machines-import-pure-values-only': ['packages/machines/src/a.ts', '../../api/src/c.ts'],
  'machines-run-anywhere': ['packages/machines/src/b.ts', 'react'],
  'api-imports-chess-game-types-and-zod': ['packages/api/src/d.ts', 'xstate'],
  'facts-are-plain': ['packages/api/src/facts/a.ts', '../c.ts'],
  'schemas-are-of-zod-mini': ['apps/server/src/b.ts', 'zod'],
  ...Object.fromEntries(
    forbidden
      .map(({ name }) => /^area-(\w+)-knows-those-below$/.exec(name)?.[1])
      .filter((area) => area !== undefined)
      .map((area) => [
        `area-${area}-knows-those-below`,
        [`apps/platform/src/${area}/room/a.ts`, '../../shell/room/index.ts'] as const,
      ]),
  ),
  'areas-meet-through-index': ['apps/platform/src/shell/room/b.ts', '../../platform/room/part.ts'],
  'only-calls-meet-the-contract': [
    'apps/platform/src/lobby/room/route.ts',
    '../../../../../packages/api/src/c.ts',
  ],
  'views-make-no-calls': ['apps/platform/src/lobby/room/List.view.tsx', './calls.ts'],
  'server-domain-knows-no-database': ['apps/server/src/domain/a.ts', '../db/a.ts'],
  'apps-import-parts-one-by-one': [
    'apps/platform/src/lobby/room/Part.tsx',
    '../../../../../packages/design-system/src/index.ts',
  ],
  'apps-are-not-imported': ['packages/design-system/src/b.ts', '../../../apps/server/src/db/a.ts'],
  'server-and-platform-are-apart': [
    'apps/server/src/a.ts',
    '../../platform/src/lobby/room/calls.ts',
  ],
  'css-ts-imports-css-ts-only': ['packages/design-system/src/a.css.ts', './Part.tsx'],
  'nothing-imports-benchmarks': ['packages/machines/src/c.ts', '../../../bench/a.ts'],
  'no-unresolvable': ['packages/api/src/e.ts', './nowhere.ts'],
}

/** Pure values that a machine may import: no wall may stand in the way of them. */
const allowed: readonly (readonly [file: string, imports: string])[] = [
  ['packages/machines/src/rules.ts', '../../chess-game/src/c.ts'],
  ['packages/machines/src/facts.ts', '../../api/src/facts/c.ts'],
]

const others = [
  'packages/api/src/c.ts',
  'packages/api/src/facts/c.ts',
  'packages/chess-game/src/c.ts',
  'packages/design-system/src/Part.tsx',
  'packages/design-system/src/index.ts',
  'apps/platform/src/lobby/room/calls.ts',
  'apps/platform/src/platform/room/part.ts',
  'apps/platform/src/shell/room/index.ts',
  'apps/server/src/db/a.ts',
  'bench/a.ts',
  'node_modules/react/index.js',
  'node_modules/xstate/index.js',
  'node_modules/zod/index.js',
]

const tree = mkdtempSync(join(tmpdir(), 'kingside-walls-'))
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), content)
}

/**
 * Runs as `npm run walls` does, on the Node of this test: the first one on the path may be too old for it. It leaves its
 * report in a file, so that one which was cut off is an error that says why, and not an empty report.
 */
async function cruise(): Promise<string> {
  const report = join(tree, 'report.json')
  await promisify(execFile)(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      config,
      '--output-type',
      'json',
      '--output-to',
      report,
      'packages',
      'apps',
      'bench',
    ],
    { cwd: tree },
  )
  return readFileSync(report, 'utf8')
}

let fired: ReadonlySet<string>
beforeAll(async () => {
  for (const file of others) write(file, 'export const value = 1\n')
  for (const name of ['react', 'xstate', 'zod']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
  }
  write('package.json', JSON.stringify({ dependencies: { react: '*', xstate: '*', zod: '*' } }))
  write('packages/api/src/b.ts', "import { value } from './a.ts'\nexport const own = value\n")
  for (const [file, imports] of [...Object.values(breaches), ...allowed]) {
    write(file, `import { value } from '${imports}'\nexport const own = value\nexport { value }\n`)
  }
  copyFileSync(join(root, 'tsconfig.base.json'), join(tree, 'tsconfig.base.json'))
  const report: { summary: { violations: { from: string; rule: { name: string } }[] } } =
    JSON.parse(await cruise())
  fired = new Set(report.summary.violations.map(({ from, rule }) => `${rule.name} ${from}`))
}, 60_000)
afterAll(() => rmSync(tree, { recursive: true, force: true }))

it('has a breach for every wall', () => {
  expect(Object.keys(breaches).sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

it.each(Object.entries(breaches))('%s stands', (name, [file]) => {
  expect([...fired]).toContain(`${name} ${file}`)
})

it.each(allowed)('lets %s import %s', (file) => {
  expect([...fired].filter((violation) => violation.endsWith(file))).toEqual([])
})

it.each(forbidden)('$name says why in its message', ({ comment }) => {
  expect(comment.length).toBeGreaterThan(30)
})
