// Checks the size of what users download, compressed by brotli, against a budget: `npm run size` after the builds.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const app = join(root, 'apps/platform/dist')

/** @param {string} path */
const brotli = (path) => brotliCompressSync(readFileSync(path)).length

const html = readFileSync(join(app, 'index.html'), 'utf8')

/** The files that every page loads: scripts and styles of index.html. */
const everyPage = [...html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+\.(?:js|css))"/g)].map(
  ([, path = '']) => join(app, path),
)

/**
 * The other files that a page loads; index.html lists them for `src/platform/page/preload-page.ts`.
 * @param {string} path the beginning of its address
 */
function filesOfPage(path) {
  const listed = new RegExp(`"${path}":\\[(.*?)\\]`).exec(html)?.[1]
  if (!listed)
    throw new Error(`index.html does not list the files of ${path}: see preload/page-files.ts.`)
  return [...listed.matchAll(/"([^"]+)"/g)].map(([, file = '']) => join(app, file))
}

const firstPage = [...everyPage, ...filesOfPage('/')]
const gamePage = [...everyPage, ...filesOfPage('/game/')]
const tournamentPages = [...everyPage, ...filesOfPage('/tournaments')]

/** @param {string} folder @param {string} extension */
const filesOf = (folder, extension) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension) && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

const board = join(root, 'packages/chess-board/dist')
const optIn = [
  /[/](sounds|analysis-lines|announcer|captured-pieces|evaluation-bar|move-box|move-tree|navigation-bar|player-bar|position-editor|result-banner|square-board)[/]/,
  /[/](food|music|nature|square-board|headless[/]index|offered-themes|useBoardTheme|theme-style|themes[.]generated|themes[/]index)\.js$/,
  /[/]themes[/](?!worldchess)\w+[/]/,
]

const budgets = [
  {
    what: 'first page, JavaScript',
    files: firstPage.filter((path) => path.endsWith('.js')),
    // The goal was 150, the next is 130. React and React DOM are 58 of it, XState 11, the contract's schemas 7, the server state's cache 8,
    // messages 5; the rest is ours. This keeps it from growing.
    // With the page of live games, whose routes and place in the menus are in it, it is 0.2 more.
    // Names that lead to profiles, the second factor and passkeys of the sign-in, followed players on the home page and
    // the routes of all their pages are 1.9 more: the goal of 150 is missed by that until the flows of the sign-in load
    // with its popup. The routes of prices, checkout, membership and payment links, and what popups read of their
    // addresses, are 0.8.
    // Ten addresses of clubs and organisers, the codes of their errors and the question before unsaved changes: 2.2.
    // Six addresses and three codes of puzzles, and those of bans and early access: 0.3.
    // Two addresses of masterclasses and their place in the header: less than 0.1.
    // The codes and calls of the tower, and of what a member runs: 0.3.
    // Three addresses and three popups of the tower and of runs of puzzles, and the tower's card on the home page: 0.3.
    // Without the names of what pages share, it is 1.9 less. The popup and the pages of a grandmaster's analysis, the
    // calendar of masterclasses and the offline puzzles are 0.4: files to name, and rules that the contract tells.
    kB: 154.4,
  },
  { what: 'first page, CSS', files: firstPage.filter((path) => path.endsWith('.css')), kB: 8.5 },
  {
    what: 'game page, JavaScript with the first page’s',
    // The goal is 200, then 160; it was 199.9 before scheduled games, regions and the times of moves. The board, the
    // rules and what else games share are 37 of it, the game's flows and parts 27.
    // With the pages of tournaments it is 0.9 more: the router names more files, and what games share with them is a
    // file of its own. Their live boards, going berserk and what a game has beside it there are 1.2 more: the connection
    // of a game is now in a file that both load.
    // Beside the 1.9 of the first page, names that lead to profiles and reporting an opponent are 1.2; the pages of Pro add their 0.8 of the first page here, too.
    // What a game may do to the rating, the sign of an uncertain one and the name of who closed the account are 1;
    // the page of own games has the view of files that the server makes, which is 0.2 here as it is a file of its own.
    // Clubs and organising are the 2.2 of the first page and 0.6 of smaller files.
    files: gamePage.filter((path) => path.endsWith('.js')),
    // The 0.3 of the first page, and 0.3 of files that pages share, not looked into yet.
    kB: 214,
  },
  {
    what: 'tournament pages, JavaScript with the first page’s',
    // The goal is 200. The sign of an uncertain rating and the name of who closed the account are 0.2;
    // the view of files that the server makes is in a file of its own since the page of own games has it.
    // What an entry costs, on cards and on the button, and what becomes of it when one leaves are 0.3.
    files: tournamentPages.filter((path) => path.endsWith('.js')),
    // Clubs and organising share parts with these pages, in more and smaller files: 4.5.
    // Covers on cards and the line for joining over the board: 0.3, beside what the first page grew.
    // The addresses of masterclasses, as on the first page.
    // What a member runs, above the list: 2.7 with the call and its cards.
    // The 0.3 of the tower and of runs on the first page: the goal is missed by 0.3.
    kB: 198.3,
  },
  {
    what: 'chess board, modules and styles, unminified',
    // Sounds, themes, other piece sets and most companions are separate entries.
    files: [
      ...filesOf(board, '.js').filter((path) => !optIn.some((part) => part.test(path))),
      join(board, 'styles.css'),
    ],
    // Of it 6 are the styles of everything, with the default pieces; 12 came with free editing, the keys
    // that answer, drawing by keyboard and what is checked while developing. Each module is compressed by itself, so
    // a list of moves in four files weighs half a kilobyte more than in one; the parts of the controller and of the
    // component in eight files weigh 3 more than in two, of which 0.5 are left in a minified bundle. The title of a
    // move and what accepts an old name of a setting are 0.3.
    kB: 45.5,
  },
]

let over = false
for (const { what, files, kB } of budgets) {
  if (files.length === 0)
    throw new Error(`Nothing was built for "${what}". Run the builds first: npm run build`)
  const size = files.reduce((sum, path) => sum + brotli(path), 0) / 1000
  const verdict = size > kB ? 'OVER' : 'ok'
  if (size > kB) over = true
  console.log(`${verdict.padEnd(5)}${size.toFixed(1).padStart(7)} kB of ${kB} kB  ${what}`)
}
if (over) {
  console.error(
    'Something grew past its budget. Find out what, or raise the budget in scripts/size.mjs with a reason.',
  )
  process.exit(1)
}
