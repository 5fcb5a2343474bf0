import type { GraphRules } from './import-graph.ts'
import { matches } from './patterns.ts'

/** The same patterns as in vitest.config.ts. */
export const isUnitTest = (file: string): boolean =>
  matches(file, ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}', '.storybook/**/*.test.ts'])

/** The same pattern as in playwright.config.ts. */
export const isSpec = (file: string): boolean => matches(file, ['e2e/**/*.spec.ts'])

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

/** The modules that load each page and popup of the app when it is first opened. */
export const pageLists: readonly string[] = [
  'apps/platform/src/router.tsx',
  'apps/platform/src/shell/popups/popup-list.ts',
]

export const graphRules: GraphRules = {
  // A module that reads files or starts programs, and is not listed here, reruns its tests at every change. Files that
  // a module names by `new URL('./file', import.meta.url)` need not be listed.
  reads: {
    // It starts Vite, and reads only files named in its text.
    '.storybook/main.ts': [],
    // They read folders that their tests create.
    'scripts/lib/affected/words.test.ts': [...pageLists, 'e2e/*.spec.ts'],
    'scripts/lib/**/*.{ts,mjs}': [],
    // They read such folders too, and main.ts, which they name.
    'apps/server/src/{static,static.test,main.test}.ts': [],
    'apps/server/src/{data-folder,testing}/*.ts': [],
    'packages/chess-board/{src/docs,src/sounds,scripts}/*.{ts,mjs}': ['packages/chess-board/**'],
    'packages/chess-game/{src/**/*.test.ts,scripts/*.mjs}': ['packages/chess-game/**'],
    'packages/pairing/src/testing/files.ts': ['packages/pairing/testdata/**'],
    'packages/design-system/src/stories/everyPart.test.ts': ['packages/design-system/**'],
    'packages/machines/src/catalogue/catalogue.test.ts': ['packages/machines/**'],
    '.storybook/error-catalogue/catalogue.test.ts': ['apps/platform/src/**/*.stories.tsx'],
  },
  // The catalogue's quotes come from stories, which depend on the messages themselves.
  shallow: { '.storybook/vitest.setup.ts': ['.storybook/error-catalogue/*.ts'] },
  // Only Storybook's docs pages load them; a story's test shows the story alone.
  neverInTests: {
    '.storybook/preview.tsx': ['.storybook/DocsFrame.tsx', '.storybook/component-page/**'],
  },
}

/** Dependencies of every page of the app: a change of these runs every spec of e2e. */
export const usedByPages: readonly string[] = [
  'apps/platform/{vite.config.ts,src/main.tsx}',
  'apps/server/src/main.ts',
  'playwright.config.ts',
]

/** Specs about how the app loads, whichever of its pages changed. */
export const specsOfEveryPage: readonly string[] = ['e2e/{first-paint,installed}.spec.ts']

const registration = /regist|member|welcome/i

/**
 * Words of which a spec, or a helper that it imports, has at least one if it opens a page. A change of a page that is
 * not listed runs every spec; so an entry that leaves words out is the only way to miss one.
 */
export const wordsOfPages: Readonly<Record<string, RegExp>> = {
  'apps/platform/src/account/fide/popup.tsx': /fide/i,
  'apps/platform/src/account/password/*.tsx': /password-|resetLink|forg[eo]t|change password/i,
  'apps/platform/src/account/profile/personal-info-popup.tsx': /personal|profile|regist/i,
  'apps/platform/src/account/profile/route.tsx': /profile/i,
  'apps/platform/src/account/registration/*.tsx': registration,
  'apps/platform/src/account/sign-in/popup.tsx': /sign.?in|regist|member/i,
  'apps/platform/src/account/security/route.tsx': /security|passkey|second.factor|delet/i,
  'apps/platform/src/analysis/order/popup.tsx': /game-analysis|grandmaster/i,
  'apps/platform/src/analysis/page/route.tsx': /\/analys|Analys|analyse/,
  'apps/platform/src/club/index.ts': /\/community|clubs-revolution|\bclubs?\b/i,
  'apps/platform/src/computer/*/route.tsx': /computer|\/play\b|startGame/i,
  'apps/platform/src/game/history/route.tsx': /profile\/|your games|game history/i,
  'apps/platform/src/game/table/route.tsx': /game\/|game_id|beginGame|expectStarted|accept|search/i,
  'apps/platform/src/home/route.tsx': /goto\('\/'\)|enterLobby|search|play a friend/i,
  'apps/platform/src/lobby/challenge/popup.tsx': /challenge/i,
  'apps/platform/src/lobby/friend/*.route.tsx': /friend|\binvit/i,
  'apps/platform/src/lobby/lists/active-games.route.tsx': /active.games/i,
  'apps/platform/src/lobby/lists/route.tsx': /lobby/i,
  'apps/platform/src/membership/index.ts': /upgrade|membership|pricing|\bpay\b|gift/i,
  'apps/platform/src/operation/route.tsx': /operation|operator/i,
  'apps/platform/src/player/**/*route.tsx': /\/players|profile|follow|block/i,
  'apps/platform/src/player/relations/*popup.tsx': /report|block/i,
  'apps/platform/src/masterclass/index.ts': /masterclass/i,
  'apps/platform/src/puzzle/index.ts': /puzzle/i,
  'apps/platform/src/settings/board/popup.tsx': /chessboard|settings/i,
  'apps/platform/src/settings/route.tsx': /settings/i,
  'apps/platform/src/shell/api-docs/route.tsx': /api-docs/i,
  'apps/platform/src/shell/later/route.tsx': /laterPaths|\/coaches/,
  'apps/platform/src/shell/support/route.tsx': /support/i,
  'apps/platform/src/shell/texts/route.tsx': /textNames|terms|privacy|fair.play|release.notes/i,
  'apps/platform/src/tournament/index.ts': /tournament/i,
  'apps/platform/src/tower/**/{popup,route}.tsx': /tower|gamification/i,
  'apps/platform/src/tournament/manage/*route.tsx': /manage|add.participants|organis/i,
  'apps/platform/src/tournament/organise/*route.tsx': /organis|draft|create|publish/i,
  'apps/platform/src/tournament/payment/popup.tsx': /tournament-payment|Pay for the tournament/,
  'apps/platform/src/tournament/stream/*route.tsx': /stream|overlay/i,
  'apps/platform/src/watch/*route.tsx': /\/watch|\bTV\b/,
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
