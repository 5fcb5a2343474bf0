import { contract } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { bracketOf } from '../../domain/tournaments/playoff-round.ts'
import { boardsOf, type RunBoard, type RunState } from '../../domain/tournaments/run-state.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { type TournamentWorld, tournamentWorld } from '../../testing/tournament-world.ts'

const database = testDatabase()
const second = 1_000
type Winner = 'white' | 'black' | null

async function begin(count: number, facts: Parameters<TournamentWorld['addTournament']>[0] = {}) {
  const world = tournamentWorld(database())
  const players = await world.addPlayers(count)
  const id = await world.addTournament({
    name: 'Test Cup',
    kind: 'playoff',
    system: 'single-elimination',
    rounds: null,
    ...facts,
  })
  await world.enter(id, players)
  await world.start()
  await world.pass(60 * second)
  return { world, id }
}

/** Plays the latest round to its end, and until the next one is paired. */
async function playRound(
  world: TournamentWorld,
  id: number,
  winnerOf: (state: RunState, board: RunBoard) => Winner,
) {
  await world.pass(10 * second)
  const state = await world.state(id)
  for (const board of boardsOf(state, state.rounds.length)) {
    // oxlint-disable-next-line no-await-in-loop -- one game after the other
    await world.play(state, board, winnerOf(state, board))
  }
  await world.pass(52 * second)
}

const seedOf = ({ entries }: RunState, entry: number) =>
  entries.find(({ id }) => id === entry)?.seed ?? 0

const favourite = (state: RunState, { white, black }: RunBoard): Winner =>
  seedOf(state, white) < seedOf(state, black) ? 'white' : 'black'

const names = async (world: TournamentWorld, id: number, query = '') =>
  (await world.call(null, contract.tournaments.standing.list, { params: { id }, query })).data.map(
    ({ player }) => player.name,
  )

describe('a play-off', () => {
  it('shows its bracket: byes, who goes on, the game for the third place, and what is known of it late', async () => {
    const { world, id } = await begin(6, {
      rules: { hasThirdPlaceGame: true, viewerDelaySeconds: 120 },
    })
    const bracket = () =>
      world.call(null, contract.tournaments.bracket, { params: { id: String(id) } })
    const seeds = (ties: Awaited<ReturnType<typeof bracket>>['stages'][number]['ties']) =>
      ties.map(({ sides }) =>
        sides.map(({ seed, has_won: hasWon }) => (hasWon ? `${seed}*` : seed)),
      )
    await playRound(world, id, favourite)
    // Viewers do not know yet how the first stage has ended.
    const late = await bracket()
    expect(late.stage_count).toBe(3)
    expect(late.stages).toHaveLength(1)
    await playRound(world, id, favourite)
    await playRound(world, id, favourite)
    await world.pass(240 * second)
    const over = await bracket()
    expect(over.stages.map(({ ties }) => seeds(ties))).toEqual([
      [
        ['1*', null],
        ['4*', 5],
        ['3*', 6],
        ['2*', null],
      ],
      [
        ['1*', 4],
        ['2*', 3],
      ],
      [['1*', 2]],
    ])
    expect(seeds(over.third_place ? [over.third_place] : [])).toEqual([[4, '3*']])
    expect(over.stages[2]?.ties[0]).toMatchObject({
      status: 'completed',
      board_id: expect.any(String),
      sides: [{ points: 1 }, { points: 0 }],
    })
  })

  it('gives the best seeds a bye, and ends with the final and the game for the third place', async () => {
    const { world, id } = await begin(6, { rules: { hasThirdPlaceGame: true } })
    expect(boardsOf(await world.state(id), 1)).toHaveLength(2)
    await playRound(world, id, favourite)
    expect(boardsOf(await world.state(id), 2)).toHaveLength(2)
    await playRound(world, id, favourite)
    const last = boardsOf(await world.state(id), 3)
    expect(last.map(({ tie }) => tie)).toEqual([0, 1])
    await playRound(world, id, favourite)
    const { tournament, rounds } = await world.state(id)
    expect(tournament.stage).toBe('completed')
    expect(rounds.map(({ bracketStage }) => bracketStage)).toEqual([1, 2, 3])
    expect((await names(world, id)).slice(0, 4)).toEqual([
      'Player 001',
      'Player 002',
      'Player 003',
      'Player 004',
    ])
    expect(await names(world, id, '?stage=1')).toHaveLength(6)
    expect(await names(world, id, '?stage=2')).toHaveLength(4)
    expect(await names(world, id, '?stage=3')).toEqual(['Player 001', 'Player 002'])
    expect(await names(world, id, '?stage=4')).toEqual([])
    expect(world.failures).toEqual([])
    await world.stop()
  })

  it('decides a tied tie on an Armageddon board, where a draw is Black’s', async () => {
    const { world, id } = await begin(2, { rules: { gamesPerTie: 2 } })
    await playRound(world, id, () => null)
    await playRound(world, id, () => null)
    const paired = await world.state(id)
    const [first, again, armageddon] = paired.boards
    expect(first?.white).toBe(again?.black)
    expect(armageddon).toMatchObject({ round: 3, isArmageddon: true })
    const game = await world.gameOf(armageddon?.gameId ?? '')
    expect(game).toMatchObject({
      timeControlId: 23,
      boardType: 'armageddon',
      clock: { initialMs: 300_000, blackInitialMs: 240_000, incrementMs: 3_000 },
    })
    await playRound(world, id, () => null)
    const over = await world.state(id)
    expect(over.tournament.stage).toBe('completed')
    const [winner] = await world
      .call(null, contract.tournaments.standing.winners, { params: { id } })
      .then((rows) => rows.map(({ player }) => player.player_uid))
    expect(winner).toBe(over.entries.find((entry) => entry.id === armageddon?.black)?.uid)
    await world.stop()
  })

  it('lets who has nobody to play go on', async () => {
    const { world, id } = await begin(4)
    await world.pass(10 * second)
    const state = await world.state(id)
    const [one, other] = boardsOf(state, 1)
    if (!one || !other) throw new Error('Four players sit at two boards.')
    await world.play(state, one, 'white')
    // Of the other board one comes.
    await world.come(state, other, other.black)
    await world.pass(120 * second)
    const [stage] = bracketOf(await world.state(id))
    expect(stage?.ties.map(({ winner }) => winner)).toEqual([
      seedOf(state, one.white),
      seedOf(state, other.black),
    ])
    await world.stop()
  })
})

describe('an Armageddon tournament', () => {
  it('is a play-off whose ties are one such board each', async () => {
    const { world, id } = await begin(4, { kind: 'armageddon', timeControlId: 24 })
    const { boards } = await world.state(id)
    expect(boards.map(({ isArmageddon }) => isArmageddon)).toEqual([true, true])
    expect(await world.gameOf(boards[0]?.gameId ?? '')).toMatchObject({ timeControlId: 24 })
    await playRound(world, id, () => null)
    await playRound(world, id, () => null)
    const over = await world.state(id)
    expect(over.tournament.stage).toBe('completed')
    expect(over.boards).toHaveLength(3)
    const final = over.boards.at(-1)
    expect((await names(world, id))[0]).toBe(
      `Player ${String(seedOf(over, final?.black ?? 0)).padStart(3, '0')}`,
    )
    await world.stop()
  })
})
