import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { parsePgnGames } from '@kingside/chess-game'
import { openDataFolder } from '../data-folder/open.ts'
import type { Database } from '../db/database.ts'
import { addPuzzles } from '../db/puzzles/fill-puzzles.ts'
import { createMakerStore, puzzleOf } from '../db/puzzles/maker-store.ts'
import { openPostgres } from '../db/open-postgres.ts'
import {
  findPuzzles,
  type FindDeps,
  type FoundPuzzle,
  type MakerGame,
} from '../domain/puzzle-maker/find-puzzles.ts'
import { makePuzzles, slugOf } from '../domain/puzzle-maker/puzzle-maker.ts'
import { createStockfishPool } from '../engine/bot-engine.ts'
import { createStockfishAnalyst } from '../engine/stockfish-analyst.ts'
import { createLog } from '../log.ts'

const usage = `Finds puzzles in games with Stockfish: mates in one to three, and moves that alone win.

  npm run puzzles:make                              in the finished games of the server's own database, and into it;
                                                    stop the server first (it does the same by itself)
  DATABASE_URL=postgres://… npm run puzzles:make    in another database
  npm run puzzles:make -- --pgn FILE                in the games of a PGN file
  npm run puzzles:make -- --pgn FILE --out FILE     into a table with tabs instead of a database

  --data DIR   the folder of the server's database (default: KINGSIDE_DATA, else .data)
  --engines N  how many engines work at once (default: one for each processor)

Every position of the solver is looked at again, deeper, and has exactly one solution there. A game takes about two
seconds.`

const now = () => new Date()
const print = (line: string) => console.log(line)

async function open(folder: string): Promise<{ db: Database; close: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) {
    const { database, close } = await openDataFolder({ folder, fresh: false, print, now })
    return { db: database.db, close }
  }
  const log = createLog((line) => console.error(line), now, 'error')
  return openPostgres({ url, log, statementTimeoutMs: 0 })
}

/** @throws RangeError for a file in which no game can be read */
async function readGames(file: string): Promise<readonly MakerGame[]> {
  const games = [...parsePgnGames(await readFile(file, 'utf8'))].flatMap((read, index) =>
    read.ok
      ? [
          {
            id: read.game.headers['Site']?.split('/').at(-1) || String(index + 1),
            initialFen: read.game.initialFen,
            moves: read.game.history.map(({ lan }) => lan),
          },
        ]
      : [],
  )
  if (games.length === 0) throw new RangeError(`There is no game in ${file}. Name a PGN file.`)
  return games
}

/** Looks through games, so many at once, and says what comes out. */
async function findIn(
  games: readonly MakerGame[],
  analyst: FindDeps['analyst'],
  engines: number,
): Promise<readonly FoundPuzzle[]> {
  const found: FoundPuzzle[] = []
  const left = games.values()
  const work = async () => {
    for (const game of left) {
      // oxlint-disable-next-line no-await-in-loop -- each worker takes one game after the other
      const ofGame = await findPuzzles(game, { analyst })
      found.push(...ofGame)
      for (const { fen, moves, themes } of ofGame) {
        print(`${game.id}  ${moves.join(' ')}  ${themes.join(' ')}  ${fen}`)
      }
    }
  }
  await Promise.all(Array.from({ length: engines }, work))
  return found
}

const tableHead = [
  'id rating deviation plays popularity game themes fen moves'.replaceAll(' ', '\t'),
]

const tableOf = (found: readonly FoundPuzzle[], from: string): string =>
  [
    `# ${found.length} puzzles found in ${from}. The first move is the opponent's.`,
    ...tableHead,
    ...found
      .map((puzzle) => ({ ...puzzleOf(puzzle), slug: slugOf(puzzle) }))
      .map(({ slug, rating, deviation, plays, popularity, game, themes, fen, moves }) =>
        [
          slug,
          rating,
          deviation,
          plays,
          popularity,
          game,
          themes.join(' '),
          fen,
          moves.join(' '),
        ].join('\t'),
      ),
    '',
  ].join('\n')

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      data: { type: 'string', default: process.env['KINGSIDE_DATA'] ?? '.data' },
      pgn: { type: 'string' },
      out: { type: 'string' },
      engines: { type: 'string', default: String(availableParallelism()) },
    },
  })
  if (values.help) return print(usage)
  const engines = Number(values.engines)
  if (!/^\d{1,3}$/.test(values.engines) || engines < 1) {
    throw new RangeError(`--engines takes a whole number from 1, and not "${values.engines}".`)
  }
  if (values.out !== undefined && values.pgn === undefined) {
    throw new RangeError('--out needs --pgn: what is found in a database is stored there.')
  }
  const onFailure = (event: string, error: unknown) => console.error(event, error)
  const pool = createStockfishPool({ size: engines, onFailure })
  const analyst = createStockfishAnalyst(pool)
  try {
    if (values.pgn !== undefined) {
      const found = await findIn(await readGames(resolve(values.pgn)), analyst, engines)
      print(`${found.length} puzzles`)
      if (values.out !== undefined) {
        return await writeFile(
          resolve(values.out),
          tableOf(found, values.pgn.split('/').at(-1) ?? ''),
        )
      }
      return await intoDatabase(values.data, async (db) => addPuzzles(db, found.map(puzzleOf)))
    }
    return await intoDatabase(values.data, async (db) => {
      const deps = { store: createMakerStore(db), analyst, now, calm: async () => true }
      const made = await Promise.all(Array.from({ length: engines }, () => makePuzzles(deps)))
      return made.reduce((sum, each) => sum + each, 0)
    })
  } finally {
    pool.close()
  }
}

async function intoDatabase(
  folder: string,
  work: (db: Database) => Promise<number>,
): Promise<void> {
  const { db, close } = await open(resolve(folder))
  try {
    print(`${await work(db)} puzzles came in`)
  } finally {
    await close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
