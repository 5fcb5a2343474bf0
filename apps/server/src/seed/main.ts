import { parseArgs } from 'node:util'
import { openPostgres } from '../db/open-postgres.ts'
import { createLog } from '../log.ts'
import { countPeople, seedExamples } from './seed-examples.ts'

const usage = `Fills a Postgres with players and finished games that are made up, to see how Kingside does with many of them.

  DATABASE_URL=postgres://… npm run seed -- --players 250000 --games 200000

  --players N      so many example players there are to be (default: 1000)
  --games N        so many of their games (default: 1000)
  --into-existing  also where people have accounts

Example players are called "… Example 12". They have no password and no address that exists, so nobody can sign in
as one of them. What an earlier run made is kept and added to.`

const wholeNumber = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new RangeError(`--${name} takes a whole number, such as 1000, and not "${text}".`)
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      players: { type: 'string', default: '1000' },
      games: { type: 'string', default: '1000' },
      'into-existing': { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const counts = {
    players: wholeNumber('players', values.players),
    games: wholeNumber('games', values.games),
  }
  const url = process.env['DATABASE_URL']
  if (url === undefined) {
    throw new RangeError(
      'DATABASE_URL names no Postgres. Set it, such as postgres://localhost/kingside.',
    )
  }
  const log = createLog(
    (line) => console.error(line),
    () => new Date(),
    'error',
  )
  const database = await openPostgres({ url, log, statementTimeoutMs: 0 })
  try {
    const people = await countPeople(database.db)
    if (people > 0 && !values['into-existing']) {
      throw new RangeError(
        `${people} people have accounts in this database. Name another one, or add --into-existing.`,
      )
    }
    await seedExamples(database.db, counts, (made) => console.log(made))
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
