import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { tournamentEntries } from '../schema.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'
import { boardsOf, type RunBoard, type RunState } from '../../domain/tournaments/run-state.ts'

const database = testDatabase()
const second = 1_000
/** From the pairing of a round until it goes, and from its end until the next one is paired. */
const [untilStart, rest] = [10 * second, 51 * second]

const seedsOf = ({ entries }: RunState) => new Map(entries.map(({ id, seed }) => [id, seed ?? 0]))

/** Who is seeded higher wins. */
function favourite(state: RunState, { white, black }: RunBoard): 'white' | 'black' {
  const seeds = seedsOf(state)
  return (seeds.get(white) ?? 0) < (seeds.get(black) ?? 0) ? 'white' : 'black'
}

/** Plays every board of the latest round but some. */
async function playRound(world: TournamentWorld, id: number, absent: readonly number[] = []) {
  const state = await world.state(id)
  for (const board of boardsOf(state, state.rounds.length)) {
    const there = [board.white, board.black].filter((entry) => !absent.includes(entry))
    if (there.length === 2 && !board.end) {
      // oxlint-disable-next-line no-await-in-loop -- one game after the other
      await world.play(state, board, favourite(state, board))
    } else if (there[0] !== undefined) {
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.come(state, board, there[0])
    }
  }
}

/** From the moment at which a round was paired until the next one is. */
async function passRound(world: TournamentWorld, id: number) {
  await world.pass(untilStart)
  await playRound(world, id)
  await world.pass(rest + second)
}

async function begin(
  count: number,
  facts: Parameters<TournamentWorld['addTournament']>[0] = {},
  entry: Parameters<TournamentWorld['enter']>[2] = {},
) {
  const world = tournamentWorld(database())
  const players = await world.addPlayers(count)
  const id = await world.addTournament(facts)
  if (players.length > 0) await world.enter(id, players, entry)
  await world.start()
  return { world, players, id }
}

const standingOf = async (world: TournamentWorld, id: number) =>
  (await world.call(null, contract.tournaments.standing.list, { params: { id } })).data.map(
    ({ place, player, points, tb1, tb2, tb3, performance, games }) => [
      place,
      player.name,
      points,
      tb1,
      tb2,
      tb3,
      performance,
      games,
    ],
  )

const setStatus = (entry: number, status: 'on-hold' | 'joined' | 'banned') =>
  database().update(tournamentEntries).set({ status }).where(eq(tournamentEntries.id, entry))

describe('a swiss that runs by itself', () => {
  it('is played round by round to its end', async () => {
    const { world, id } = await begin(6)
    await world.pass(59 * second)
    expect((await world.state(id)).tournament.stage).toBe('expected')
    await world.pass(second)
    for (const round of [1, 2, 3]) {
      const paired = await world.state(id)
      expect(paired.tournament.stage).toBe('goes')
      expect(paired.rounds.at(-1)).toMatchObject({ number: round, stage: 'expected' })
      expect(boardsOf(paired, round)).toHaveLength(3)
      await world.pass(untilStart)
      expect((await world.state(id)).rounds.at(-1)?.stage).toBe('goes')
      await playRound(world, id)
      await world.pass(second)
      expect((await world.state(id)).rounds.at(-1)?.stage).toBe('completed')
      await world.pass(rest)
    }
    expect((await world.state(id)).tournament.stage).toBe('completed')
    const names = (await standingOf(world, id)).map(([place, name, points]) => [
      place,
      name,
      points,
    ])
    expect(names).toEqual([
      [1, 'Player 001', 3],
      [2, 'Player 002', 2],
      [3, 'Player 003', 2],
      [4, 'Player 004', 1],
      [5, 'Player 005', 1],
      [6, 'Player 006', 0],
    ])
    const winners = await world.call(null, contract.tournaments.standing.winners, {
      params: { id },
    })
    expect(winners.map(({ player }) => player.name)).toEqual([
      'Player 001',
      'Player 002',
      'Player 003',
    ])
    expect(world.failures).toEqual([])
    await world.stop()
  })

  it('tells what happens in numbers without a gap, and calls players to their boards', async () => {
    const { world, id, players } = await begin(3, { rounds: 1 })
    await world.pass(60 * second)
    await world.pass(untilStart)
    await playRound(world, id)
    await world.pass(2 * second)
    const news = world.followed.filter(({ type }) => type !== 'board.change')
    expect(news.map(({ type }) => type)).toEqual([
      'tournament.status',
      'round.create',
      'round.change',
      'standing.change',
      'round.change',
      'standing.change',
      'standing.change',
      'tournament.status',
    ])
    const uid = (await world.state(id)).entries.find(({ seed }) => seed === 3)?.uid
    expect(news[1]).toMatchObject({ free_wins: [uid], round: { number: 1, status: 'expected' } })
    expect(world.followed.map(({ v }) => v)).toEqual(world.followed.map((_, index) => index + 1))
    const called = world.own.filter(({ news: { type } }) => type === 'board.own')
    expect(called.map(({ playerId }) => playerId).toSorted((one, other) => one - other)).toEqual(
      players.slice(0, 2).toSorted((one, other) => one - other),
    )
    await world.stop()
  })

  it('R92: closes a round only when all boards are done, and counts what ends in that second', async () => {
    const { world, id } = await begin(4, { rounds: 2 })
    await world.pass(60 * second + untilStart)
    const state = await world.state(id)
    const [first, last] = boardsOf(state, 1)
    if (!first || !last) throw new Error('The round has two boards.')
    await world.play(state, first, 'white')
    await world.pass(5 * second)
    expect((await world.state(id)).rounds.at(-1)?.stage).toBe('goes')
    expect((await standingOf(world, id))[0]?.[2]).toBe(1)
    await world.play(state, last, 'white')
    await world.pass(second)
    const closed = await world.state(id)
    expect(closed.rounds.at(-1)?.stage).toBe('completed')
    expect(closed.boards.map(({ end }) => end?.result)).toEqual(['WHITE_WIN', 'WHITE_WIN'])
    await world.stop()
  })

  it('R93: with nobody or one player it is cancelled', async () => {
    for (const count of [0, 1]) {
      // oxlint-disable-next-line no-await-in-loop -- a world each
      const { world, id } = await begin(count)
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.pass(61 * second)
      // oxlint-disable-next-line no-await-in-loop -- the same
      const { tournament, rounds } = await world.state(id)
      expect(tournament).toMatchObject({ stage: 'completed', isCanceled: true })
      expect(rounds).toEqual([])
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.stop()
    }
  })

  it('R93: ends when there are more rounds than opponents, and when everybody has left', async () => {
    const short = await begin(3, { rounds: 9 })
    await short.world.pass(60 * second)
    for (let round = 1; round <= 3; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      await passRound(short.world, short.id)
    }
    const over = await short.world.state(short.id)
    expect(over.rounds).toHaveLength(3)
    expect(over.tournament.stage).toBe('completed')
    expect(over.byes.map(({ entry }) => entry).toSorted((one, other) => one - other)).toEqual(
      over.entries.map(({ id }) => id).toSorted((one, other) => one - other),
    )
    await short.world.stop()

    const left = await begin(4, { rounds: 3 })
    await left.world.pass(60 * second)
    for (const { id } of (await left.world.state(left.id)).entries) await setStatus(id, 'banned')
    await passRound(left.world, left.id)
    expect((await left.world.state(left.id)).tournament.stage).toBe('completed')
    await left.world.stop()
  })

  it('R98: withdraws who missed two games in a row, exactly two, and a bye is no miss', async () => {
    const { world, id } = await begin(5, { rounds: 5 })
    await world.pass(60 * second)
    const absent = (await world.state(id)).entries.find(({ seed }) => seed === 4)
    if (!absent) throw new Error('The test has five players.')
    const asked = { round: 2, isWanted: true }
    await world.entries.setBye({ id, delayMs: 0 }, absent.playerId, asked)
    const seen: string[] = []
    for (let round = 1; round <= 4; round += 1) {
      await world.pass(untilStart)
      await playRound(world, id, [absent.id])
      await world.pass(second)
      // Who does not come has a minute.
      if ((await world.state(id)).rounds.at(-1)?.stage === 'goes') await world.pass(60 * second)
      const state = await world.state(id)
      const entry = state.entries.find((each) => each.id === absent.id)
      const isFree = state.byes.some((bye) => bye.round === round && bye.entry === absent.id)
      seen.push(`${isFree ? 'bye' : 'absent'}: ${entry?.missedInRow} ${entry?.status}`)
      await world.pass(rest - second)
    }
    const byes = ['bye: 1 joined', 'bye: 1 joined']
    expect(seen).toEqual(['absent: 1 joined', ...byes, 'absent: 2 withdrawn'])
    const { boards } = await world.state(id)
    const games = boards.filter(({ white, black }) => [white, black].includes(absent.id))
    expect(games.map(({ end }) => end?.isForfeit)).toEqual([true, true])
    const told = world.own.filter(({ news }) => news.type === 'entry.change')
    expect(told.at(-1)).toMatchObject({
      playerId: absent.playerId,
      news: { status: 'withdrawn' },
    })
    await world.stop()
  })

  it('pairs nobody who is on hold, and again who comes back', async () => {
    const { world, id } = await begin(4, { rounds: 3 })
    await world.pass(60 * second)
    const resting = (await world.state(id)).entries.find(({ seed }) => seed === 2)?.id ?? 0
    await world.pass(untilStart)
    await playRound(world, id)
    await setStatus(resting, 'on-hold')
    await world.pass(rest + second)
    const playsIn = async (round: number) =>
      boardsOf(await world.state(id), round).some(({ white, black }) =>
        [white, black].includes(resting),
      )
    expect(await playsIn(2)).toBe(false)
    await world.pass(untilStart)
    await playRound(world, id)
    await setStatus(resting, 'joined')
    await world.pass(rest + second)
    expect(await playsIn(3)).toBe(true)
    await world.stop()
  })

  it('gives half a point for a bye that was asked for, and lets in who comes late', async () => {
    const { world, id } = await begin(4, { rounds: 3, rules: { lateEntryRound: 2 } })
    const [resting, late] = [await world.addMember(), await world.addMember()]
    const { signup, bye, me } = contract.tournaments
    const asks = (round: number) => ({ params: { id, round } })
    await world.call(resting, signup, { params: { id } })
    expect(await world.call(resting, bye.ask, asks(1))).toMatchObject({ you: { byes: [1] } })
    expect(await world.refusal(resting, bye.ask, asks(3))).toMatchObject({
      code: 'bye_not_allowed',
    })
    await world.pass(60 * second)
    expect(await world.refusal(resting, bye.drop, asks(1))).toMatchObject({
      code: 'bye_not_allowed',
    })
    await world.call(late, signup, { params: { id } })
    await passRound(world, id)
    const state = await world.state(id)
    expect(boardsOf(state, 1)).toHaveLength(2)
    expect(boardsOf(state, 2)).toHaveLength(3)
    const seeds = [late, resting].map(
      (player) => state.entries.find(({ playerId }) => playerId === player)?.seed,
    )
    expect(seeds).toEqual([6, 5])
    const own = await world.call(resting, contract.tournaments.standing.me, { params: { id } })
    expect(own.you?.points).toBe(0.5)
    expect(await world.call(resting, me, { params: { id } })).toMatchObject({ you: { byes: [1] } })
    const tooLate = await world.addMember()
    await passRound(world, id)
    expect(await world.refusal(tooLate, signup, { params: { id } })).toMatchObject({
      code: 'signup_already_closed',
    })
    await world.stop()
  })
})

describe('a match', () => {
  it('is played with colours that alternate until it is decided', async () => {
    const { world, id } = await begin(2, { kind: 'match', system: 'match', rounds: 5 })
    await world.pass(60 * second)
    for (let round = 1; round <= 3; round += 1) await passRound(world, id)
    const { boards, tournament } = await world.state(id)
    expect(tournament.stage).toBe('completed')
    expect(boards).toHaveLength(3)
    expect(boards[0]?.white).toBe(boards[1]?.black)
    expect(boards[0]?.white).toBe(boards[2]?.white)
    await world.stop()
  })

  it('goes on to Armageddon when it is tied, if its rules say so, and is over with its last game', async () => {
    for (const isArmageddonIfTied of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- a world each
      const { world, id } = await begin(2, {
        kind: 'match',
        system: 'match',
        rounds: 1,
        rules: { isArmageddonIfTied },
      })
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.pass(60 * second)
      const draw = async () => {
        await world.pass(untilStart)
        const state = await world.state(id)
        const [board] = boardsOf(state, state.rounds.length)
        if (board) await world.play(state, board, null)
        await world.pass(2 * second)
      }
      // oxlint-disable-next-line no-await-in-loop -- the same
      await draw()
      if (isArmageddonIfTied) {
        // oxlint-disable-next-line no-await-in-loop -- the same
        await world.pass(rest)
        // oxlint-disable-next-line no-await-in-loop -- the same
        await draw()
      }
      // oxlint-disable-next-line no-await-in-loop -- the same
      const { tournament, boards } = await world.state(id)
      expect(tournament.stage).toBe('completed')
      expect(boards.map(({ isArmageddon }) => isArmageddon)).toEqual(
        isArmageddonIfTied ? [false, true] : [false],
      )
      // oxlint-disable-next-line no-await-in-loop -- the same
      const points = (await standingOf(world, id)).map((row) => row[2])
      expect(points).toEqual(isArmageddonIfTied ? [1.5, 0.5] : [0.5, 0.5])
      // oxlint-disable-next-line no-await-in-loop -- the same
      await world.stop()
    }
  })

  it('is a round robin with more players: everybody meets everybody once', async () => {
    const { world, id } = await begin(4, { kind: 'match', system: 'round-robin', rounds: 3 })
    await world.pass(60 * second)
    for (let round = 1; round <= 3; round += 1) await passRound(world, id)
    const { boards, tournament } = await world.state(id)
    expect(tournament.stage).toBe('completed')
    const pairs = boards.map(({ white, black }) =>
      [white, black].toSorted((one, other) => one - other).join(' '),
    )
    expect(new Set(pairs).size).toBe(6)
    await world.stop()
  })
})

describe('R90 and R96: a process that ends', () => {
  it('at any moment leaves the tournament to another one, and the standing is the same', async () => {
    const calm = await begin(7)
    await calm.world.pass(60 * second)
    for (let round = 1; round <= 3; round += 1) await passRound(calm.world, calm.id)
    const expected = await standingOf(calm.world, calm.id)
    await calm.world.stop()

    const { world, id } = await begin(7)
    let processes = 0
    /** The process ends without a word; the next one has to wait until it is forgotten. */
    const replace = async () => {
      await world.replace(`process ${(processes += 1)}`)
      await world.pass(12 * second)
    }
    await world.pass(55 * second)
    await replace()
    for (let round = 1; round <= 3; round += 1) {
      await world.pass(untilStart)
      await replace()
      await playRound(world, id)
      await replace()
      await world.pass(rest + second)
      await replace()
    }
    expect((await world.state(id)).tournament.stage).toBe('completed')
    expect(await standingOf(world, id)).toEqual(expected)
    expect(world.failures).toEqual([])
    await world.stop()
  })

  it('in the middle of giving out boards: each has one game, and nobody two', async () => {
    const { world, id } = await begin(8, { rounds: 1 })
    world.failGames(3)
    await world.pass(60 * second)
    expect(world.failures).toHaveLength(1)
    await world.pass(second)
    const { boards, rounds } = await world.state(id)
    expect(rounds).toHaveLength(1)
    expect(boards.every(({ gameId }) => gameId !== null)).toBe(true)
    expect(new Set(boards.flatMap(({ white, black }) => [white, black])).size).toBe(8)
    await world.stop()
  })
})
