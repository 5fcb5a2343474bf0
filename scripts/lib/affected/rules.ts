import type { GraphRules } from './import-graph.ts'
import { matches } from './patterns.ts'

/** As vitest.config.ts has them. */
export const isUnitTest = (file: string): boolean =>
  matches(file, ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'])

/** As .storybook/main.ts has them. */
export const isStory = (file: string): boolean =>
  matches(file, ['{packages,apps}/*/src/**/*.stories.tsx', '.storybook/*/*.stories.tsx'])

/** How tests are run, with what, and what a module's name leads to. */
export const rerunEverything: readonly string[] = [
  'package-lock.json',
  'package.json',
  '{packages,apps,bench}/*/package.json',
  'tsconfig*.json',
  '{packages,apps}/*/tsconfig*.json',
  '.npmrc',
  'vitest.config.ts',
]

/** How stories are run. */
export const rerunStories: readonly string[] = ['scripts/stories.mjs', 'scripts/lib/chromium.mjs']

/** What every story uses: when a change reaches one of these, all of them rerun. */
export const usedByStories: readonly string[] = [
  '.storybook/{main.ts,preview.tsx,vitest.setup.ts}',
  '.storybook/preview-*.html',
]

export const graphRules: GraphRules = {
  // A module that reads files or starts programs, and is not here, makes the tests that use it run each time. Files
  // that a module names by `new URL('./file', import.meta.url)` need not be here.
  reads: {
    // It starts Vite, and names no more files than its text shows.
    '.storybook/main.ts': [],
    // Folders that their tests make.
    'scripts/lib/**/*.{ts,mjs}': [],
    // Such folders too, and main.ts, which they name.
    'apps/server/src/{static,static.test,main.test}.ts': [],
    'apps/server/src/{data-folder,testing}/*.ts': [],
    'packages/chess-board/{src/docs,src/sounds,scripts}/*.{ts,mjs}': ['packages/chess-board/**'],
    'packages/chess-game/{src/**/*.test.ts,scripts/*.mjs}': ['packages/chess-game/**'],
    'packages/design-system/src/stories/everyPart.test.ts': ['packages/design-system/**'],
    'packages/machines/src/catalogue/catalogue.test.ts': ['packages/machines/**'],
    '.storybook/error-catalogue/catalogue.test.ts': ['apps/platform/src/**/*.stories.tsx'],
  },
  // What the catalogue quotes, the stories that it names use themselves.
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
 * Changes that a stage can't notice: when there are no others, it is left out, unless another one needs what it makes.
 * Stages that are not here run always; they are quick.
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
