import { sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/games/rows.ts'
import { tournamentEntries, tournamentTeams } from '../db/schema.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import type { RunBoard, RunState } from '../domain/tournaments/run-state.ts'
import type { NewTournament } from '../domain/tournaments/tournament.ts'
import { silentJobs } from '../testing/silent-jobs.ts'
import { TestSocket } from '../testing/test-rooms.ts'
import { type TournamentWorld, tournamentWorld } from '../testing/tournament-world.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Openings as everybody knows them, after which somebody resigns or both agree to a draw. */
const lines = [
  'e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7',
  'd2d4 d7d5 c2c4 e7e6 b1c3 g8f6 c1g5 f8e7 e2e3 e8g8 g1f3 h7h6 g5h4 b7b6 c4d5 f6d5 h4e7 d8e7 c3d5 e6d5 a1c1 c8e6',
  'e2e4 c7c5 g1f3 d7d6 d2d4 c5d4 f3d4 g8f6 b1c3 a7a6 c1g5 e7e6 f2f4 f8e7 d1f3 d8c7 e1c1 b8d7 g2g4 b7b5 g5f6 d7f6',
  'e2e4 e7e6 d2d4 d7d5 b1c3 g8f6 c1g5 f8e7 e4e5 f6d7 g5e7 d8e7 f2f4 e8g8 g1f3 c7c5 d1d2 b8c6 e1c1 a7a6 h2h4 f7f6',
] as const

const blitz = 9

const usual = {
  ratingType: 'worldchess',
  timeControlId: blitz,
  rounds: null,
  durationMinutes: null,
  maxParticipants: null,
} as const

const about = {
  description: 'Made up by the seed, so that no page is empty. Its players are made up too.',
  organizer: 'Kingside Examples',
}

type Example = Omit<NewTournament, 'start'> & {
  /** How many take part. */
  readonly players: number
}

const swiss: Example = {
  ...usual,
  about,
  name: 'Example Swiss',
  kind: 'swiss',
  system: 'swiss',
  rounds: 5,
  players: 24,
}
const arena: Example = {
  ...usual,
  about,
  name: 'Example Arena',
  kind: 'arena',
  system: 'arena',
  durationMinutes: 20,
  players: 12,
}
const match: Example = {
  ...usual,
  about,
  name: 'Example Match',
  kind: 'match',
  system: 'match',
  rounds: 4,
  maxParticipants: 2,
  players: 2,
}
const roundRobin: Example = {
  ...usual,
  about,
  name: 'Example Round Robin',
  kind: 'match',
  system: 'round-robin',
  rounds: 5,
  maxParticipants: 6,
  players: 6,
}
const playoff: Example = {
  ...usual,
  about,
  name: 'Example Knockout',
  kind: 'playoff',
  system: 'single-elimination',
  rounds: 3,
  maxParticipants: 8,
  players: 8,
  rules: { hasThirdPlaceGame: true },
}
const armageddon: Example = {
  ...usual,
  about,
  name: 'Example Armageddon',
  kind: 'armageddon',
  system: 'single-elimination',
  timeControlId: 23,
  rounds: 2,
  maxParticipants: 4,
  players: 4,
}
const everyKind = [swiss, arena, match, roundRobin, playoff, armageddon]

/** Those that are still to come. */
const upcoming: readonly Example[] = [
  ...everyKind.map((example) => ({ ...example, players: Math.floor(example.players / 2) })),
  {
    ...swiss,
    name: 'Example Prize Swiss',
    entryFeeCents: 1_000,
    prizeFundCents: 45_000,
    prizeCurrency: 'USD',
    maxParticipants: 64,
    isFeatured: true,
    about: {
      ...about,
      prizes: [25_000, 15_000, 5_000].map((cents, index) => ({
        place: index + 1,
        prize: `$${cents / 100}`,
      })),
      faq: [
        {
          question: 'When do I have to be there?',
          explanation: 'By the start. Whoever does not come to a board within a minute loses it.',
        },
      ],
    },
    players: 10,
  },
  {
    ...swiss,
    name: 'Example Team Swiss',
    isTeam: true,
    rules: { teamSize: 4 },
    players: 12,
  },
  {
    ...swiss,
    name: 'Example Festival Broadcast',
    mode: 'offline',
    running: 'manual',
    isBroadcast: true,
    locationRegion: 'asia',
    about: {
      ...about,
      location: 'Astana',
      howToAttend: 'The playing hall is open to spectators from an hour before each round.',
      schedule: [
        { time: '2026-12-12T04:00:00Z', title: 'Opening ceremony', text: 'Main hall.' },
        { time: '2026-12-12T05:00:00Z', title: 'Round 1', text: '' },
      ],
      sponsors: [{ name: 'Example Sponsor', logo: null, url: null }],
    },
    rounds: 9,
    players: 20,
  },
]

/** How many of each there are to be. */
export interface SeededTournaments {
  /** Played by example players, with their games. */
  readonly completed: readonly Example[]
  readonly upcoming: readonly Example[]
  readonly canceled: readonly Example[]
}

export const allExamples: SeededTournaments = {
  completed: everyKind,
  upcoming,
  canceled: everyKind,
}

/**
 * Makes tournaments of every kind and state with example players. What has been played was played by the server's own
 * rules, in a time of its own: pairings, games, ratings, standings and PGN belong together. Does nothing where there are
 * examples already. Those that go are the computers' (see bot-tournaments.ts).
 * @param now the wall clock
 */
export async function seedTournaments(
  db: Database,
  examples: SeededTournaments,
  now: Date,
  onProgress: (made: string) => void,
): Promise<void> {
  if (await hasExamples(db)) return
  const players = await readPlayers(db)
  const most = Math.max(
    ...[...examples.completed, ...examples.upcoming].map((example) => example.players),
  )
  if (players.length < most) throw new RangeError(`Tournaments need ${most} example players.`)
  const begun = new Date(now.getTime() - (examples.completed.length + 2) * day)
  for (const [index, { players: count, ...example }] of examples.completed.entries()) {
    const world = tournamentWorld(db, new Date(begun.getTime() + index * day))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const id = await world.addTournament(example)
    const from = (index * 17) % (players.length - count + 1)
    // oxlint-disable-next-line no-await-in-loop -- the same
    await world.enter(id, players.slice(from, from + count), { readyAt: world.clock.now() })
    // oxlint-disable-next-line no-await-in-loop -- the same
    await playToItsEnd(world, id)
    onProgress(`${example.name}, played`)
  }
  for (const [index, { players: _, ...example }] of examples.canceled.entries()) {
    const world = tournamentWorld(db, new Date(begun.getTime() + (index + 0.5) * day))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const id = await world.addTournament({ ...example, name: `${example.name} (cancelled)` })
    // oxlint-disable-next-line no-await-in-loop -- the same
    await world.enter(id, players.slice(index, index + 1))
    // oxlint-disable-next-line no-await-in-loop -- the same
    await playToItsEnd(world, id)
  }
  for (const [index, example] of examples.upcoming.entries()) {
    const start = new Date(Math.ceil(now.getTime() / hour) * hour + (index + 1) * 5 * hour)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await addUpcoming(db, example, { start, at: now, players })
  }
  onProgress(
    `${examples.upcoming.length} tournaments to come, ${examples.canceled.length} cancelled`,
  )
}

async function hasExamples(db: Database): Promise<boolean> {
  const rows = rowsOf(
    await db.execute(sql`select id from tournaments where slug like 'example-%' limit 1`),
    z.object({ id: z.coerce.number() }),
  )
  return rows.length > 0
}

async function readPlayers(db: Database): Promise<readonly number[]> {
  const rows = rowsOf(
    await db.execute(
      sql`select id from players where uid like 'example-%' order by substr(uid, 9)::int limit 120`,
    ),
    z.object({ id: z.coerce.number() }),
  )
  return rows.map(({ id }) => id)
}

async function playToItsEnd(world: TournamentWorld, id: number): Promise<void> {
  await world.start(false)
  let played = 0
  for (let minutes = 0; minutes < 600; minutes += 1) {
    // oxlint-disable-next-line no-await-in-loop -- time goes one way
    await world.pass(minute)
    // oxlint-disable-next-line no-await-in-loop -- the same
    const state = await world.state(id)
    if (state.tournament.stage === 'completed') {
      // oxlint-disable-next-line no-await-in-loop -- once
      await world.doJobs()
      // oxlint-disable-next-line no-await-in-loop -- once
      await world.stop()
      return
    }
    const open = state.boards.filter(({ end, gameId }) => end === null && gameId !== null)
    for (const board of open) {
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      await playOut(world, state, board, (played += 1))
    }
  }
  throw new Error(`The example ${id} has not come to its end.`)
}

/** The better seed wins more often than not, and every fifth game is drawn. */
async function playOut(
  world: TournamentWorld,
  { entries }: RunState,
  { gameId, white, black }: RunBoard,
  count: number,
): Promise<void> {
  const [w, b] = [
    new TestSocket(world.rooms, gameId ?? ''),
    new TestSocket(world.rooms, gameId ?? ''),
  ]
  const playerOf = (entry: number) => entries.find(({ id }) => id === entry)?.playerId ?? null
  await w.join(playerOf(white))
  await b.join(playerOf(black))
  const moves = (lines[count % lines.length] ?? lines[0]).split(' ')
  for (const uci of moves) {
    world.clock.pass(second)
    // oxlint-disable-next-line no-await-in-loop -- moves come one after another
    await (w.plies % 2 === 0 ? w : b).move(uci)
  }
  const isWhiteBetter = white < black
  if (count % 5 === 3) {
    await w.say({ type: 'command', command: 'draw.offer' })
    await b.say({ type: 'command', command: 'draw.accept' })
  } else {
    const loser = (count % 3 === 0) === isWhiteBetter ? w : b
    await loser.say({ type: 'command', command: 'game.resign' })
  }
  await w.leave()
  await b.leave()
}

async function addUpcoming(
  db: Database,
  { players: count, ...example }: Example,
  { start, at, players }: { start: Date; at: Date; players: readonly number[] },
): Promise<void> {
  const { id: tournamentId } = await createTournament(
    db,
    { ...example, start },
    { jobs: silentJobs, at },
  )
  const teams = example.isTeam
    ? await db
        .insert(tournamentTeams)
        .values(
          ['Example Knights', 'Example Bishops', 'Example Rooks'].map((name) => ({
            tournamentId,
            name,
            createdAt: at,
          })),
        )
        .returning({ id: tournamentTeams.id })
    : []
  await db.insert(tournamentEntries).values(
    players.slice(0, count).map((playerId, index) => ({
      tournamentId,
      playerId,
      status: 'joined' as const,
      joinedAt: at,
      teamId: teams[index % Math.max(teams.length, 1)]?.id ?? null,
    })),
  )
  await db.execute(sql`update tournaments set seats_taken = ${count} where id = ${tournamentId}`)
}
