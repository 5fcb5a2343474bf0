import babel from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { appCompiler } from './react-compiler.ts'
import { plainIcons } from './icons/plain-icons.ts'
import { compileCalls } from './calls/compile-calls.ts'
import { compileDescriptors, compileMessages } from './messages/compile-messages.ts'
import { splitWords } from './messages/split-words.ts'
import { apiBase } from './preload/api-base.ts'
import { firstPaint } from './preload/first-paint.ts'
import { pageFiles } from './preload/page-files.ts'
import { buildWorker } from './worker/build-worker.ts'

/** What every page with a board needs: the rules, and the board itself. */
const boards =
  /packages\/chess-game\/src\/(chess-error|(core|model|notation|position)\/|game\/(address|chess-game|game-mode|history-move|play)\.)|packages\/chess-board\/src\/(board|headless|promotion)\/|platform\/src\/chess\/board\/(board|use-?board)/i
/** What pages of games need besides: clocks, moves, and the way back through them. */
const games =
  /packages\/chess-(board|game)\/src\/(announcer|captured-pieces|clock|move-list|navigation-bar|player-bar|game\/report\.|uci\/level)|packages\/machines\/src\/(move-confirmation|review-mode)\/|platform\/src\/chess\/(board\/(?!useEval|eval)|moves\/(?!Typed|chess-prob|use(MoveBox|Problem))|review\/)|platform\/src\/(analysis\/review\/useGrades|platform\/page\/(KeepFocusAtB|useQuestions))|icons\/flag\./
/** What is known of an online game. */
const gameData =
  /packages\/api\/src\/(realtime\/(game|game-id)|calls\/play\/(gaming|gaming-data|realtime))\.|platform\/src\/chess\/record\/(records|game-data\.calls)\.|icons\/(arrow-up-down|handshake|scale|settings-2|undo-2)\.|packages\/machines\/src\/game\/game-(clock|sound)\.|settings\/board\/(useBoard|BoardSettingsButton|LateBoardSize)|game\/table\/((Game|Takeback)\.messages|useTicking|shown-ms)|game\/connection\/line-signals|packages\/machines\/src\/game-connection\/|platform\/realtime\/(game-|region-|json-socket)/

/** What the home page has besides the first file: the search for an opponent. */
const finder =
  /platform\/src\/(lobby\/finder\/(?!BotOffer|GameChoices|Quick|quick|RatingLimits|SearchProgress|ElapsedTime|StartGameButton|start-game-view|clock-text)|chess\/terms\/(remedies|next-search))|machines\/src\/(game-finder\/|start-game-button\/start-game-step)|api\/src\/calls\/play\/requests\./
/** Small parts that both the home page and a game have. */
const common =
  /realtime\/(game-id|lobby-player)\.|facts\/(ratings|lobby)\.|usePrepared\.|use(Media|View)\.|terms\.messages|terms\/useTimeName\.|clock\/time-control|themes\/breakpoints|icons\/check\./

/** What games and tournaments have: titles, how games end, and files to download. */
const titles =
  /TitleMark\/|titles\.messages\.|facts\/games\.|record\/(save-calendar-file|download-text)\.|icons\/calendar-plus\./

/** What all forms share: each part is small, and a form needs most of them. */
const fields =
  /design-system\/src\/(Field|Form|FieldBox|TextField|EmailField|Grid)\/|omitUndefined|node_modules\/(?:@react-(?:aria|stately)|react-(?:aria|stately)(?:-components)?)\/.*(?:Autocomplete|useField|useControlledState|useEvent|FormErrors|useLocalizedStringFormatter|TextField|useLabel)/

/** What the home page and later parts of every page have: news of the lobby, and a place for the focus. */
const lobbyNews = /use-lobby\.|KeepFocus\.|lobby-connection\.view/

/** Files that are put together by hand, the first the most important one. */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'common', test: common, priority: 3, minShareCount: 2 },
  { name: 'lobby-news', test: lobbyNews, priority: 3 },
  { name: 'finder', test: finder, priority: 2 },
  { name: 'board-error', test: /headless\/board-error/, priority: 1 },
  { name: 'board', test: boards, minShareCount: 2, priority: 1 },
  { name: 'game-data', test: gameData, minShareCount: 2, priority: 1 },
  { name: 'titles', test: titles, minShareCount: 2, priority: 2 },
  { name: 'games', test: games, minShareCount: 2, priority: 1 },
  { name: 'fields', test: fields, minShareCount: 2, priority: 1 },
]
const groupNames = new Set(groups.map(({ name }) => name))

/**
 * A page's file has the name of its room (`lobby-lists-…`), a popup's also says so (`settings-board-popup-…`). What
 * pages share besides has no name: the first page lists all of them, and their names alone were two kilobytes of it.
 * Their maps say what is in them.
 */
function chunkFileNames({
  name,
  facadeModuleId,
  isDynamicEntry,
}: Rolldown.PreRenderedChunk): string {
  if (!isDynamicEntry && !groupNames.has(name)) return 'assets/[hash:7].js'
  const page = /\/src\/([^?]*(?:route|popup))\.tsx$/.exec(facadeModuleId ?? '')?.[1]
  const named = page?.replace(/[/.]route$/, '').replaceAll(/[/.]/g, '-') ?? name.split('~')[0]
  return `assets/${named}-[hash:7].js`
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    babel({
      plugins: command === 'build' ? [compileDescriptors, compileCalls] : [],
      presets: [appCompiler()],
    }),
    splitWords(),
    compileMessages(),
    apiBase(process.env['VITE_API_BASE']),
    plainIcons(),
    vanillaExtractPlugin(),
    pageFiles(),
    firstPaint(),
    buildWorker(),
  ],
  cacheDir: '../../node_modules/.cache/vite-platform',
  // Each flag is a module of its own, loaded when it is shown: bundling all of them ahead would reload the page.
  optimizeDeps: { exclude: ['country-flag-icons'] },
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'es2023',
    sourcemap: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // What all pages need compresses best as one file, and what all pages with a game need as another.
    rolldownOptions: {
      // No getter of ours or of a library does anything but read: what is only read can go.
      treeshake: { propertyReadSideEffects: false },
      output: {
        chunkFileNames,
        // The first page names the files that may come after it: what can't be compressed of a name is short.
        hashCharacters: 'hex',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash:7][extname]',
        entryFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups,
        },
      },
    },
  },
}))
