import type { GraphRules } from './import-graph.ts'
import { matches } from './patterns.ts'

/** The same patterns as in vitest.config.ts. */
export const isUnitTest = (file: string): boolean =>
  matches(file, ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'])

/** The same patterns as in .storybook/main.ts. */
export const isStory = (file: string): boolean =>
  matches(file, ['{packages,apps}/*/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx'])

/** Files that decide how tests run, with which tools, and how module names are resolved. */
export const rerunEverything: readonly string[] = [
  'package-lock.json',
  'package.json',
  '{packages,apps,bench}/*/package.json',
  'tsconfig*.json',
  '{packages,apps}/*/tsconfig*.json',
  '.npmrc',
  'vitest.config.ts',
]

/** Files that decide how stories run. */
export const rerunStories: readonly string[] = ['scripts/stories.mjs', 'scripts/lib/chromium.mjs']

/** Dependencies of every story: a change of these reruns all of them. */
export const usedByStories: readonly string[] = [
  '.storybook/{main.ts,preview.tsx,vitest.setup.ts}',
  '.storybook/preview-*.html',
]

export const graphRules: GraphRules = {
  // A module that reads files or starts programs, and is not listed here, reruns its tests at every change. Files that
  // a module names by `new URL('./file', import.meta.url)` need not be listed.
  reads: {
    // It starts Vite, and reads only files named in its text.
    '.storybook/main.ts': [],
    // They read folders that their tests create.
    'scripts/lib/**/*.{ts,mjs}': [],
    // They read such folders too, and main.ts, which they name.
    'apps/server/src/{static,static.test,main.test}.ts': [],
    'apps/server/src/{data-folder,testing}/*.ts': [],
    'packages/chess-board/{src/docs,src/sounds,scripts}/*.{ts,mjs}': ['packages/chess-board/**'],
    'packages/chess-game/{src/**/*.test.ts,scripts/*.mjs}': ['packages/chess-game/**'],
    'packages/design-system/src/stories/everyPart.test.ts': ['packages/design-system/**'],
    'packages/machines/src/catalogue/catalogue.test.ts': ['packages/machines/**'],
    '.storybook/error-catalogue/catalogue.test.ts': ['apps/platform/src/**/*.stories.tsx'],
  },
  // The catalogue's quotes come from stories, which depend on the messages themselves.
  shallow: { '.storybook/vitest.setup.ts': ['.storybook/error-catalogue/*.ts'] },
}

const documents = ['docs/**', '*.md', '.github/**', '.ci/**', 'LICENSE', 'bench/**']
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.stories.tsx',
  '.storybook/**',
  'scripts/**/*.test.ts',
  'knip.json',
  '.ox*rc.json',
  '.dependency-cruiser.cjs',
]

const beyondPackages = [...documents, ...tests, 'apps/**', 'e2e/**', 'playwright.config.ts']
const beyondBuilds = [...documents, ...tests, '**/*.md', 'apps/server/**', 'e2e/**']

/**
 * Changes that can't affect a stage: with no others it is skipped, unless another stage needs its output. Stages
 * without an entry always run; they are quick.
 */
export const unnoticed: Readonly<Record<string, readonly string[]>> = {
  'build:app': [...beyondBuilds, 'consumers/**', 'playwright.config.ts'],
  e2e: [...documents, ...tests, '**/*.md', 'consumers/**'],
  'build:packages': [...beyondPackages, 'consumers/**'],
  consumers: beyondPackages,
  api: [...beyondPackages, 'consumers/**'],
  size: [...beyondBuilds, 'consumers/**', 'playwright.config.ts'],
  'build:storybook': ['apps/server/src/**', 'e2e/**', 'consumers/*/**', '**/*.test.{ts,tsx}'],
}
