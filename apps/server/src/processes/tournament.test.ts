import { expect, it, onTestFinished } from 'vitest'
import { tournamentBoards, tournamentEntries } from '../db/schema.ts'
import { openPostgres } from '../db/open-postgres.ts'
import { createTournament } from '../db/tournaments/create-tournament.ts'
import { createVisitorStore } from '../db/visitor-store.ts'
import { eq } from 'drizzle-orm'
import { until } from '../faults/play.ts'
import { playTournament } from '../faults/play-tournament.ts'
import { seeded } from '../faults/seeded.ts'
import { arrive } from '../faults/visitor.ts'
import { silentJobs } from '../testing/silent-jobs.ts'
import { openLobbyLine } from './lobby-line.ts'
import { describeSite } from './site.ts'

const minute = 60_000

describeSite('a tournament of two processes', (site) => {
  it('R96: is run by one, told by both, and taken over by the other when that one is killed', async () => {
    const { a, b, databaseUrl } = site()
    const { db, close } = await openPostgres({ url: databaseUrl, log: { error: () => {} } })
    onTestFinished(close)
    const store = createVisitorStore(db)
    const at = new Date()
    const { id } = await createTournament(
      db,
      {
        name: 'Both of them',
        kind: 'swiss',
        system: 'swiss',
        ratingType: 'non-rated',
        timeControlId: 14,
        start: new Date(at.getTime() + 4_000),
        rounds: 2,
        durationMinutes: null,
        maxParticipants: null,
        rules: { pauseSeconds: 0 },
      },
      { jobs: silentJobs, at },
    )
    const players = await Promise.all(
      [a, b, a, b].map(async (place) => {
        const visitor = await arrive(place)
        const player = await store.find(visitor.uid)
        if (!player) throw new Error('The visitor was not stored.')
        const entry = { tournamentId: id, playerId: player.id, status: 'joined' } as const
        await db.insert(tournamentEntries).values({ ...entry, joinedAt: at })
        const { ticket } = await visitor.api.realtime.issueTicket({ body: { kind: 'lobby' } })
        const line = await openLobbyLine(place, { uid: visitor.uid, ticket }, [], [id])
        return { line, player, visitor }
      }),
    )
    const told = () => players.map(({ line }) => line.tournaments)
    await until(
      () => told().every((events) => events.some(({ type }) => type === 'board.own')),
      'everybody is called to a board',
    )
    const news = told().map((events) => events.filter(({ type }) => type !== 'board.own'))
    for (const events of news) {
      expect(events.slice(0, 2).map(({ type, v }) => [type, v])).toEqual([
        ['tournament.status', 1],
        ['round.create', 2],
      ])
    }
    const called = told().map((events) => events.filter(({ type }) => type === 'board.own').length)
    expect(called).toEqual([1, 1, 1, 1])
    await a.kill()
    const cookies = new Map(
      players.map(({ player, visitor }) => [player.uid, visitor.cookie] as const),
    )
    const played = await playTournament(b, { id, cookies }, { random: seeded(9), ms: minute })
    expect(played.violations).toEqual([])
    expect(played.standing.map(({ points }) => points)).toEqual([2, 1, 1, 0])
    const boards = await db
      .select()
      .from(tournamentBoards)
      .where(eq(tournamentBoards.tournamentId, id))
    expect(boards).toHaveLength(4)
    expect(new Set(boards.map(({ gameUid }) => gameUid)).size).toBe(4)
  }, 120_000)
})
