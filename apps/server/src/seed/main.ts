import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openDataFolder } from '../data-folder/open.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { countPeople, seedExamples } from './seed-examples.ts'
import { seedMasterclasses } from './seed-masterclasses.ts'
import { seedClubs } from './seed-clubs.ts'
import { allExamples, seedTournaments } from './seed-tournaments.ts'

const usage = `Fills a database with players, games, tournaments, clubs and masterclasses that are made up, so that no page is empty.

  npm run seed                                      the server's own database; stop the server first
  DATABASE_URL=postgres://… npm run seed -- --players 250000 --games 200000

  --data DIR       the folder of the server's database (default: KINGSIDE_DATA, else .data)
  --players N      so many example players there are to be (default: 120)
  --games N        so many of their games (default: 400)
  --into-existing  also where people have accounts

Example players are called "… Example 12". They have no password and no address that exists, so nobody can sign in
as one of them. What an earlier run made is kept and added to. A server that finds examples lets the computer's levels
play tournaments whenever nothing else goes on (KINGSIDE_TOURNAMENT_BOTS=0: it does not).`

/** Tournaments are made with so many players at least. */
const fewest = 40

const wholeNumber = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new RangeError(`--${name} takes a whole number, such as 1000, and not "${text}".`)
}

const now = () => new Date()

async function open(folder: string): Promise<{ db: Database; close: () => Promise<void> }> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) {
    const print = (line: string) => console.log(line)
    const { database, close } = await openDataFolder({ folder, fresh: false, print, now })
    return { db: database.db, close }
  }
  const log = createLog((line) => console.error(line), now, 'error')
  return openPostgres({ url, log, statementTimeoutMs: 0 })
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      data: { type: 'string', default: process.env['KINGSIDE_DATA'] ?? '.data' },
      players: { type: 'string', default: '120' },
      games: { type: 'string', default: '400' },
      'into-existing': { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const counts = {
    players: wholeNumber('players', values.players),
    games: wholeNumber('games', values.games),
  }
  const { db, close } = await open(resolve(values.data))
  try {
    const people = await countPeople(db)
    if (people > 0 && !values['into-existing']) {
      throw new RangeError(
        `${people} people have accounts in this database. Name another one, or add --into-existing.`,
      )
    }
    const print = (made: string) => console.log(made)
    await seedExamples(db, counts, print)
    if (counts.players >= fewest) {
      await seedTournaments(db, allExamples, now(), print)
      await seedClubs(db, now(), print)
    }
    await seedMasterclasses(db, now(), print)
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
