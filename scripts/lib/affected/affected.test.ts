import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changesSinceFullRun, cleanCommit, repositoryFiles, writeFullRun } from '../full-run.mjs'
import { temporaryTree } from '../temporary-tree.ts'
import { type GraphRules, importGraph } from './import-graph.ts'
import { type Plan, planOf } from './plan.ts'

const button = 'packages/ui/src/Button/Button'
const table = 'apps/web/src/table/Table'
const facts = 'packages/facts/index.ts'

const rules: GraphRules = {
  reads: {},
  shallow: {},
  neverInTests: { '.storybook/preview.tsx': ['.storybook/docs-page.tsx'] },
}

/** A repository as this one, but small. */
const files = {
  '.gitignore': 'dist/\n',
  'package.json': '{ "type": "module", "scripts": { "lint": "a" } }',
  'package-lock.json': '{}',
  'docs/guide.md': 'Hello',
  '.storybook/preview.tsx':
    "import '../packages/ui/src/theme.css.ts'\nimport { en } from '../apps/web/src/texts.ts'\nexport const docs = () => import('./docs-page.tsx')\nexport default en",
  '.storybook/docs-page.tsx': 'export const page = 1',
  'apps/web/src/texts.ts': "import en from './en.json' with { type: 'json' }\nexport { en }",
  'apps/web/src/en.json': '{ "table.title": "Table", "menu.title": "Menu" }',
  [facts]: "export * from './time.ts'\nexport * from './names.ts'\n",
  'packages/facts/time.ts': 'export const now = 1',
  'packages/facts/names.ts': 'export const name = 1',
  'apps/web/src/clock.test.ts':
    "import { now } from '../../../packages/facts/index.ts'\nexport default now",
  'packages/ui/src/theme.css.ts': "export const ink = '#000'",
  'packages/ui/src/index.ts':
    "export { Button } from './Button/Button.tsx'\nexport { Menu } from './Menu/Menu.tsx'\n",
  [`${button}.tsx`]: "import { root } from './Button.css.ts'\nexport const Button = root",
  [`${button}.css.ts`]: "export const root = 'button'",
  [`${button}.stories.tsx`]: "import { Button } from './Button.tsx'\nexport const Usual = Button",
  'packages/ui/src/Menu/Menu.tsx': 'export const Menu = 1',
  [`${table}.tsx`]:
    "import { Button } from '../../../../packages/ui/src/index.ts'\nimport { title } from './Table.messages.ts'\nimport type { Row } from './rows.ts'\nexport const Table = (row: Row) => [Button, title, row]",
  'apps/web/src/table/rows.ts': 'export interface Row { id: number }',
  'apps/web/src/table/Table.messages.ts': "export const title = { id: 'table.title' }",
  [`${table}.stories.tsx`]: "import { Table } from './Table.tsx'\nexport const Full = Table",
  [`${table}.test.ts`]: "import { Table } from './Table.tsx'\nexport default Table",
  'apps/web/src/menu.messages.ts': "export const title = { id: 'menu.title' }",
  'apps/web/src/menu.stories.tsx':
    "import { title } from './menu.messages.ts'\nexport const Open = title",
  'apps/web/src/pages.test.ts':
    "export const pages = import.meta.glob(['./pages/*.ts', '!./pages/old.ts'], { eager: true })",
  'apps/web/src/pages/home.ts': "export * from './parts.ts'",
  'apps/web/src/pages/parts.ts': 'export const part = 1',
  'apps/web/src/pages/old.ts': 'export const old = 1',
  'apps/server/src/migrate.ts': "export const folder = new URL('./migrations', import.meta.url)",
  'apps/server/src/migrations/1.sql': 'select 1',
  'apps/server/src/migrate.test.ts': "import { folder } from './migrate.ts'\nexport default folder",
  'apps/server/src/read.ts': "import { readFileSync } from 'node:fs'\nexport { readFileSync }",
  'apps/server/src/read.test.ts':
    "import { readFileSync } from './read.ts'\nexport { readFileSync }",
  'apps/server/src/late.test.ts': "export const late = () => import('./late.ts')",
  'apps/server/src/late.ts': 'export const late = 1',
  'apps/platform/index.html': '<script type="module" src="/src/main.tsx"></script>',
  'apps/platform/src/main.tsx':
    "import { appRoutes } from './router.tsx'\nexport default appRoutes",
  'apps/platform/src/router.tsx':
    "export const appRoutes = [() => import('./settings/route.tsx'), () => import('./lobby/friend/waiting.route.tsx'), () => import('./lobby/new/route.tsx')]",
  'apps/platform/src/settings/route.tsx':
    "import { logo } from '../logo.ts'\nimport { switches } from './switches.ts'\nexport const SettingsRoute = [switches, logo]",
  'apps/platform/src/settings/switches.ts': 'export const switches = 1',
  'apps/platform/src/settings/settings.states.ts': 'export const shown = 1',
  'apps/platform/src/settings/settings.stories.tsx':
    "import { shown } from './settings.states.ts'\nexport default shown",
  'apps/platform/src/logo.ts': 'export const logo = 1',
  'apps/platform/src/lobby/friend/waiting.route.tsx':
    "import { title } from './FriendPage.messages.ts'\nexport const FriendWaitingRoute = title",
  'apps/platform/src/lobby/friend/FriendPage.messages.ts':
    "export const title = { id: 'friend.title' }",
  'apps/platform/src/lobby/new/route.tsx': 'export const NewRoute = 1',
  'apps/platform/src/kz.json': '{ "friend.title": "Дос" }',
  'e2e/settings.spec.ts': "test('settings', ({ page }) => page.goto('/settings'))",
  'e2e/friends.spec.ts': "import { invite } from './invite.ts'\ntest('two play', invite)",
  'e2e/invite.ts':
    "import { pace } from './pace.ts'\nexport const invite = ({ page }) => page.goto('/friend-waiting', pace)",
  'e2e/pace.ts': 'export const pace = 1',
  'e2e/first-paint.spec.ts': "test('the first page', ({ page }) => page.goto('/'))",
  '.storybook/baselines/dark/table-full.png': 'picture',
  '.storybook/baselines/dark/menu-open.png': 'picture',
}
const browser = 'Chromium 1'

function gitIn(root: string) {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false']
  return (...args: readonly string[]) => {
    const { stdout, stderr, status } = spawnSync('git', [...identity, ...args], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    return stdout.trim()
  }
}

const original = mkdtempSync(join(tmpdir(), 'kingside-'))
afterAll(() => rmSync(original, { recursive: true, force: true }))

beforeAll(() => {
  const git = gitIn(original)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(original, file)), { recursive: true })
    writeFileSync(join(original, file), text)
  }
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'All of it')
  mkdirSync(join(original, '.ci'))
  writeFullRun(original, { commit: git('rev-parse', 'HEAD'), browser })
  git('add', '--all')
  git('commit', '--quiet', '-m', 'Move the mark')
})

/** A copy of the repository, committed, with the mark of a full run before its last commit. */
function markedRepository() {
  const { root, write } = temporaryTree({})
  cpSync(original, root, { recursive: true })
  const git = gitIn(root)
  const commit = (what: string) => {
    git('add', '--all')
    git('commit', '--quiet', '-m', what)
  }
  const remove = (path: string) => rmSync(join(root, path))
  const rename = (from: string, to: string) => renameSync(join(root, from), join(root, to))
  return { root, write, git, commit, remove, rename }
}

function planIn(root: string, here = browser) {
  const since = changesSinceFullRun(root)
  if (since.kind === 'unknown') throw new Error(since.why)
  const known = new Set(repositoryFiles(root))
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return planOf(
    {
      commit: since.run.commit,
      sameBrowser: here === since.run.browser,
      files: since.files,
      before: since.before,
    },
    {
      files: known,
      read,
      graph: importGraph({ root, files: known, read }, rules),
      storyFilesByPicture: (stories) =>
        new Map(
          [
            ['table-full', `${table}.stories.tsx`] as const,
            ['menu-open', 'apps/web/src/menu.stories.tsx'] as const,
          ].flatMap(([picture, file]) => (stories.includes(file) ? [[picture, [file]]] : [])),
        ),
    },
  )
}

const filesIn = (plan: Plan, stage: string) => plan[stage]?.files?.toSorted()

/** Which tests run after a change; undefined stands for all. */
function after(change: (repository: ReturnType<typeof markedRepository>) => void, here?: string) {
  const repository = markedRepository()
  change(repository)
  const plan = planIn(repository.root, here)
  return { stories: filesIn(plan, 'stories'), unit: filesIn(plan, 'unit') }
}

/** Its tests read files that nothing names, so they run after every change. */
const always = 'apps/server/src/read.test.ts'

describe('a mark that can be trusted', () => {
  it('names what changed since, committed or not', () => {
    const { root, write, commit, remove, rename } = markedRepository()
    write('docs/guide.md', 'Hello again')
    commit('Say it again')
    write('docs/new.md', 'New')
    remove('apps/web/src/pages/old.ts')
    rename('packages/ui/src/Menu/Menu.tsx', 'packages/ui/src/Menu/Menus.tsx')
    expect(changesSinceFullRun(root)).toMatchObject({
      kind: 'known',
      files: [
        'apps/web/src/pages/old.ts',
        'docs/guide.md',
        'packages/ui/src/Menu/Menu.tsx',
        'docs/new.md',
        'packages/ui/src/Menu/Menus.tsx',
      ],
    })
  })

  it('leaves everything out when nothing changed', () => {
    expect(after(() => {})).toEqual({ stories: [], unit: [] })
  })
})

describe('everything runs', () => {
  const why = (change: (repository: ReturnType<typeof markedRepository>) => void) => {
    const repository = markedRepository()
    change(repository)
    return changesSinceFullRun(repository.root)
  }

  it('when the mark is missing', () => {
    expect(why(({ remove }) => remove('.ci/last-full-run.json'))).toEqual({
      kind: 'unknown',
      why: ".ci/last-full-run.json is missing or can't be read",
    })
  })

  it.each(['{', '{"commit":"--all","browser":"a"}', '{"browser":"a"}', 'null'])(
    'when the mark is %s',
    (text) => {
      expect(why(({ write }) => write('.ci/last-full-run.json', text))).toMatchObject({
        kind: 'unknown',
      })
    },
  )

  it('when the mark names a commit that is not in this history', () => {
    const found = why(({ root, git, write, commit }) => {
      git('checkout', '--quiet', '-b', 'other')
      write('docs/guide.md', 'Other')
      commit('On another branch')
      const foreign = git('rev-parse', 'HEAD')
      git('checkout', '--quiet', '-')
      writeFullRun(root, { commit: foreign, browser })
    })
    expect(found).toMatchObject({ why: expect.stringContaining('is not in this history') })
  })

  it('when the mark names a commit that does not exist', () => {
    const found = why(({ root }) => writeFullRun(root, { commit: 'a'.repeat(40), browser }))
    expect(found).toMatchObject({ why: 'aaaaaaa, the last full run, is not in this history' })
  })

  it('when the clone is shallow', () => {
    const { root } = markedRepository()
    const { root: place } = temporaryTree({})
    const clone = join(place, 'clone')
    spawnSync('git', ['clone', '--quiet', '--depth', '1', pathToFileURL(root).href, clone])
    expect(changesSinceFullRun(clone)).toEqual({ kind: 'unknown', why: 'the clone is shallow' })
  })

  it('when there is no repository', () => {
    expect(changesSinceFullRun(temporaryTree({}).root)).toMatchObject({ kind: 'unknown' })
  })

  it.each(['package-lock.json', 'package.json', 'vitest.config.ts'])('when %s changed', (file) => {
    expect(after(({ write }) => write(file, '{ "a": 1 }'))).toEqual({})
  })
})

describe('what can have changed', () => {
  it('is little when only documents did, and e2e and consumers are left out', () => {
    const repository = markedRepository()
    repository.write('docs/guide.md', 'Other')
    const plan = planIn(repository.root)
    expect(plan['stories']?.files).toEqual([])
    expect(plan['unit']?.files).toEqual([always])
    for (const stage of ['e2e', 'consumers', 'build:app', 'build:packages', 'api', 'size']) {
      expect(plan[stage]?.files).toEqual([])
    }
  })

  it('is nothing when a manifest only has a new script, and all when a script is another one', () => {
    const added = after(({ write }) =>
      write('package.json', '{ "type": "module", "scripts": { "lint": "a", "seed": "b" } }'),
    )
    expect(added).toEqual({ stories: [], unit: [always] })
    expect(
      after(({ write }) =>
        write('package.json', '{ "type": "module", "scripts": { "lint": "b" } }'),
      ),
    ).toEqual({})
  })

  it('is nothing when only a docs page did, which no test opens', () => {
    expect(
      after(({ write }) => write('.storybook/docs-page.tsx', 'export const page = 2')),
    ).toEqual({ stories: [], unit: [always] })
  })

  it('is all that uses a component, also through the style that it has', () => {
    expect(after(({ write }) => write(`${button}.css.ts`, "export const root = 'other'"))).toEqual({
      stories: [`${table}.stories.tsx`, `${button}.stories.tsx`],
      unit: [always, `${table}.test.ts`],
    })
  })

  it('is nothing of those who take another name from the same index', () => {
    const other = after(({ write }) =>
      write('packages/ui/src/Menu/Menu.tsx', 'export const Menu = 2'),
    )
    expect(other).toEqual({ stories: [], unit: [always] })
  })

  it('is only what uses a name of the module that an index passes on entirely', () => {
    const elsewhere = after(({ write }) => {
      write('packages/facts/names.ts', 'export const name = 2')
      write('packages/facts/third.ts', 'export const third = 3')
      write(facts, `${files[facts]}export * from './third.ts'\n`)
    })
    expect(elsewhere).toEqual({ stories: [], unit: [always] })
    const there = after(({ write }) => write('packages/facts/time.ts', 'export const now = 2'))
    expect(there).toEqual({ stories: [], unit: [always, 'apps/web/src/clock.test.ts'] })
  })

  it('is nothing of those whose name of an index leads where it led', () => {
    const added = after(({ root, write }) => {
      const index = 'packages/ui/src/index.ts'
      const text = readFileSync(join(root, index), 'utf8')
      write(index, `${text}export { Tabs } from './Tabs.tsx'`)
    })
    expect(added).toEqual({ stories: [], unit: [always] })
    const moved = after(({ write }) =>
      write('packages/ui/src/index.ts', "export { Menu as Button } from './Menu/Menu.tsx'"),
    )
    expect(moved).toEqual({ stories: [`${table}.stories.tsx`], unit: [always, `${table}.test.ts`] })
  })

  it('is nothing after a change of what is only a type', () => {
    const typed = after(({ write }) => write('apps/web/src/table/rows.ts', 'export type Row = 1'))
    expect(typed).toEqual({ stories: [], unit: [always] })
  })

  it('is every story when a theme changed', () => {
    const themed = after(({ write }) =>
      write('packages/ui/src/theme.css.ts', "export const ink = '#111'"),
    )
    expect(themed).toEqual({ stories: undefined, unit: [always] })
  })

  it('is every story in another browser', () => {
    const other = after(({ write }) => write('docs/guide.md', 'Other'), 'Chromium 2')
    expect(other).toEqual({ stories: undefined, unit: [always] })
  })

  it('is the story whose picture changed, came or went', () => {
    const picture = (id: string) => `.storybook/baselines/dark/${id}.png`
    for (const change of [
      (one: ReturnType<typeof markedRepository>) => one.write(picture('table-full'), 'other'),
      (one: ReturnType<typeof markedRepository>) => one.remove(picture('table-full')),
      (one: ReturnType<typeof markedRepository>) =>
        one.write('.storybook/baselines/dark/phone/table-full.png', 'new'),
    ]) {
      expect(after(change)).toEqual({ stories: [`${table}.stories.tsx`], unit: [always] })
    }
  })

  it('is every story when a picture has none, as after its story file was deleted', () => {
    const gone = after(({ remove }) => remove('apps/web/src/menu.stories.tsx'))
    expect(gone).toEqual({ stories: undefined, unit: [always] })
    const both = after(({ remove }) => {
      remove('apps/web/src/menu.stories.tsx')
      remove('.storybook/baselines/dark/menu-open.png')
    })
    expect(both).toEqual({ stories: [], unit: [always] })
  })

  it('is what shows a message, when only its translation changed', () => {
    const text = after(({ write }) =>
      write('apps/web/src/en.json', '{ "table.title": "Board", "menu.title": "Menu" }'),
    )
    expect(text).toEqual({ stories: [`${table}.stories.tsx`], unit: [always] })
  })

  it('is every story when nobody is known to have the message', () => {
    const text = after(({ write }) => write('apps/web/src/en.json', '{ "no.body": "Nobody" }'))
    expect(text).toEqual({ stories: undefined, unit: [always] })
  })

  it('is what used a deleted file', () => {
    const gone = after(({ remove }) => remove('apps/web/src/table/Table.messages.ts'))
    expect(gone).toEqual({ stories: [`${table}.stories.tsx`], unit: [always, `${table}.test.ts`] })
  })

  it('is what used a file under its old name, and what uses it under the new one', () => {
    const renamed = after(({ write, rename }) => {
      rename('apps/server/src/late.ts', 'apps/server/src/later.ts')
      rename(`${button}.css.ts`, 'packages/ui/src/Button/styles.css.ts')
      write(`${button}.tsx`, "import { root } from './styles.css.ts'\nexport const Button = root")
    })
    expect(renamed).toEqual({
      stories: [`${table}.stories.tsx`, `${button}.stories.tsx`],
      unit: ['apps/server/src/late.test.ts', always, `${table}.test.ts`],
    })
  })

  it.each([
    ['a file that a pattern finds', 'apps/web/src/pages/new.ts', 'apps/web/src/pages.test.ts'],
    ['what such a file uses', 'apps/web/src/pages/parts.ts', 'apps/web/src/pages.test.ts'],
    [
      'a file of a folder that is named',
      'apps/server/src/migrations/2.sql',
      'apps/server/src/migrate.test.ts',
    ],
    ['what is imported late', 'apps/server/src/late.ts', 'apps/server/src/late.test.ts'],
  ])('is the test that reads %s', (_what, file, test) => {
    expect(after(({ write }) => write(file, '// new')).unit).toEqual([test, always].toSorted())
  })

  it('is nothing after a change of a file that a pattern leaves out', () => {
    const old = after(({ write }) => write('apps/web/src/pages/old.ts', '// new'))
    expect(old.unit).toEqual([always])
  })
})

describe('the specs of e2e that run', () => {
  const specsAfter = (change: (repository: ReturnType<typeof markedRepository>) => void) => {
    const repository = markedRepository()
    change(repository)
    return planIn(repository.root)['e2e']
  }
  const specs = (path: string, text = '// new') =>
    specsAfter(({ write }) => write(path, text))?.files?.toSorted()
  const firstPaint = 'e2e/first-paint.spec.ts'

  it('are those that open a page that uses the change, and those of every page', () => {
    expect(specs('apps/platform/src/settings/switches.ts')).toEqual([
      firstPaint,
      'e2e/settings.spec.ts',
    ])
  })

  it('may open the page through a helper', () => {
    expect(specs('apps/platform/src/lobby/friend/waiting.route.tsx')).toEqual([
      firstPaint,
      'e2e/friends.spec.ts',
    ])
  })

  it('follow a message to the page that shows it', () => {
    expect(specs('apps/platform/src/kz.json', '{ "friend.title": "Досың" }')).toEqual([
      firstPaint,
      'e2e/friends.spec.ts',
    ])
  })

  it('are those that changed themselves, or whose helper did', () => {
    expect(specs('e2e/settings.spec.ts')).toEqual(['e2e/settings.spec.ts'])
    expect(specs('e2e/pace.ts')).toEqual(['e2e/friends.spec.ts'])
  })

  it('are none when only tests use the change', () => {
    expect(specs('apps/platform/src/settings/settings.states.ts')).toEqual([])
  })

  it('are none when only types changed', () => {
    const types = "import type { A } from './a.ts'\nexport type B = A\nexport interface C { b: B }"
    expect(specs('apps/platform/src/settings/settings.types.ts', types)).toEqual([])
  })

  it.each([
    ['what the first page loads changed', 'apps/platform/src/router.tsx', 'every page depends'],
    ['nothing tells who uses the change', 'apps/platform/index.html', 'unknown which pages use'],
    ['a new file is nobody’s', 'apps/platform/src/settings/new.ts', 'unknown which pages use'],
    ['no words lead to the page', 'apps/platform/src/lobby/new/route.tsx', 'has no words'],
    ['the tools changed', 'package-lock.json', 'changed'],
  ])('are all when %s', (_when, path, because) => {
    const plan = specsAfter(({ write }) => write(path, 'export const other = 1'))
    expect(plan?.files).toBeUndefined()
    expect(plan?.line).toMatch(/^e2e: all 3 files, since /)
    expect(plan?.line).toContain(because)
  })

  it('are all when the main page takes a part of a page into its own bundle', () => {
    const plan = specsAfter(({ write, commit, root }) => {
      write(
        'apps/platform/src/main.tsx',
        "import { logo } from './logo.ts'\nimport { appRoutes } from './router.tsx'\nexport default [appRoutes, logo]",
      )
      commit('Show the logo first')
      const head = gitIn(root)('rev-parse', 'HEAD')
      writeFullRun(root, { commit: head, browser })
      write('apps/platform/src/logo.ts', 'export const logo = 2')
    })
    expect(plan?.files).toBeUndefined()
  })
})

describe('what people read', () => {
  it('says how many files can have changed, since when, or why all of them', () => {
    const { root, write } = markedRepository()
    write(`${table}.tsx`, 'export const Table = 1')
    const line = (stage: string) => planIn(root)[stage]?.line
    const since = /since [0-9a-f]{7}$/
    expect(line('stories')).toMatch(/^stories: 1 of 4 files can have changed since/)
    expect(line('unit')).toMatch(since)
    expect(line('consumers')).toMatch(/^consumers: left out, nothing that it tests/)
    write('packages/ui/src/theme.css.ts', '// new')
    expect(line('stories')).toBe(
      'stories: all 4 files, since .storybook/preview.tsx uses packages/ui/src/theme.css.ts, which changed',
    )
  })
})

describe('a commit that stands alone', () => {
  it('is one beside which nothing changed but the mark', () => {
    const { root, git, write } = markedRepository()
    const head = git('rev-parse', 'HEAD')
    expect(cleanCommit(root)).toBe(head)
    writeFullRun(root, { commit: head, browser })
    expect(cleanCommit(root)).toBe(head)
    write('dist/built.js', '')
    expect(cleanCommit(root)).toBe(head)
    write('new.ts', '')
    expect(cleanCommit(root)).toBeUndefined()
  })
})
