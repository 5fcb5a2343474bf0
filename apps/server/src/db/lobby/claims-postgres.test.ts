import { contract } from '@kingside/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lobbyWorld } from '../../testing/lobby-world.ts'
import {
  postgresPrograms,
  type RealPostgres,
  sayWithoutPostgres,
  startRealPostgres,
} from '../../testing/real-postgres.ts'
import { openPostgres } from '../open-postgres.ts'
import { challenges, gameRequests } from '../schema.ts'

const programs = postgresPrograms()
if (programs === null) sayWithoutPostgres()

const search = { opp_mode: 'other', rating: ['non-rated'], time_control: [9] }
const terms = { rating_type: 'non-rated', time_control_id: 9 }
const { requests } = contract
const { short } = contract.challenges

describe.skipIf(programs === null)('two processes on one Postgres', () => {
  let postgres: RealPostgres
  beforeAll(async () => {
    postgres = await startRealPostgres(programs ?? '')
  }, 60_000)
  afterAll(() => postgres.stop())

  it('R73, R75: claim everything once, and never wait for each other for ever', async () => {
    const url = postgres.createDatabase()
    const log = { error: () => {} }
    const databases = [await openPostgres({ url, log }), await openPostgres({ url, log })] as const
    const here = lobbyWorld(databases[0].db)
    const there = lobbyWorld(databases[1].db, { clock: here.clock, host: here.host })
    const worlds = [here, there] as const
    await here.addPlayer({ kind: 'bot' })
    const crowd = await Promise.all(
      Array.from({ length: 16 }, (_, index) => here.addPlayer({ blitz: 1450 + index })),
    )
    const refused: string[] = []
    const attempt = (work: Promise<unknown>) =>
      work.catch((error: unknown) => refused.push(String(error)))
    for (let round = 0; round < 12; round++) {
      const made = await Promise.all(
        crowd.slice(0, 4).map((player) => here.call(player, short.create, { body: terms })),
      )
      await Promise.all(
        crowd.flatMap((player, index) => {
          const [world, other] = index % 2 === 0 ? worlds : worlds.toReversed()
          const id = made[(index + round) % made.length]?.id ?? ''
          return [
            attempt(
              (world ?? here)
                .call(player, requests.create, { body: search })
                .then(({ id }) =>
                  index % 3 === 0
                    ? (other ?? here).call(player, requests.playBot, { params: { id } })
                    : (other ?? here).call(player, requests.delete, { params: { id } }),
                ),
            ),
            attempt((other ?? here).call(player, short.accept, { params: { id } })),
            ...(index < 4 ? [attempt((other ?? here).call(player, short.clear))] : []),
          ]
        }),
      )
      here.clock.pass(1_000)
      await Promise.all(worlds.map(({ wired }) => wired.lobby.runner.run()))
    }
    for (const { wired } of worlds) wired.stop()

    const codes = new Set(refused.map((text) => /"code":"(\w+)"/.exec(text)?.[1] ?? text))
    const expected = ['challenge_not_found', 'own_challenge', 'ongoing_challenge']
    expect([...codes].filter((code) => !expected.includes(code))).toEqual([])
    expect([...here.failures, ...there.failures]).toEqual([])

    const games = new Map(here.host.begun.map((game) => [game.gameId, game]))
    const origins = here.host.begun.map(({ origin }) => `${origin.kind} ${origin.id}`)
    expect(new Set(origins).size).toBe(origins.length)
    for (const { status, gameId, ownerId, opponentId } of await databases[0].db
      .select()
      .from(challenges)) {
      if (status !== 'accepted') continue
      const { white, black } = games.get(gameId ?? '') ?? {}
      expect(new Set([white, black])).toEqual(new Set([ownerId, opponentId]))
    }
    for (const row of await databases[0].db.select().from(gameRequests)) {
      if (row.status !== 'found') continue
      const { white, black } = games.get(row.gameId ?? '') ?? {}
      expect([white, black]).toEqual([row.whiteId, row.blackId])
      expect([white, black]).toContain(row.playerId)
    }
    await Promise.all(databases.map(({ close }) => close()))
  }, 120_000)
})
