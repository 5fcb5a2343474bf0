import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideTournamentPhase } from './tournament-phase.machine.ts'
import {
  fridaySwiss,
  liveArena,
  liveSwiss,
  playedArena,
  playedSwiss,
  startsAt,
} from './tournament-phase.states.ts'
import type {
  PhaseData,
  PhaseTournament,
  TournamentPhaseDeps,
  TournamentPhaseSystemEvent,
} from './tournament-phase.types.ts'
import { selectTournamentPhaseView } from './tournament-phase.view.ts'

const fast = { interval: 1 }
const second = 1_000
const minute = 60_000

const before = (tournament: Partial<PhaseTournament> = {}): PhaseData => ({
  tournament: { ...fridaySwiss, ...tournament },
  round: null,
  board: null,
  you: null,
  hasBye: false,
})

const loads = (data: PhaseData, at = startsAt) => vi.fn(async () => ({ data, at }))

function start(deps: Partial<TournamentPhaseDeps> = {}) {
  const clock = new SimulatedClock()
  const effects = {
    askForData: vi.fn<TournamentPhaseDeps['askForData']>(),
    playEndSound: vi.fn<TournamentPhaseDeps['playEndSound']>(),
    goToBoard: vi.fn<TournamentPhaseDeps['goToBoard']>(),
  }
  const machine = provideTournamentPhase({
    load: () => new Promise(() => {}),
    ...effects,
    ...deps,
  })
  const input = { tournamentId: fridaySwiss.id, playerId: 'p-204' }
  const actor = createActor(machine, { clock, input }).start()
  const view = () => selectTournamentPhaseView(actor.getSnapshot())
  const of = { tournamentId: fridaySwiss.id, at: startsAt }
  return { actor, clock, view, of, ...effects }
}

/** The page of a tournament that was loaded at some time. */
async function open(data: PhaseData, at = startsAt) {
  const page = start({ load: loads(data, at) })
  await expect.poll(page.view, fast).not.toMatchObject({ phase: 'loading' })
  return page
}

describe('loading', () => {
  it('ends in “not found” when there is no such tournament', async () => {
    const { view } = start({ load: () => Promise.reject({ status: 404 }) })
    await expect.poll(view, fast).toMatchObject({ phase: 'not-found' })
  })

  it('fails on any other error, and can be tried again', async () => {
    const load = vi
      .fn<TournamentPhaseDeps['load']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce({ data: before(), at: startsAt - minute })
    const { actor, view } = start({ load })
    await expect.poll(view, fast).toMatchObject({ phase: 'failed' })
    actor.send({ type: 'load.retry' })
    await expect.poll(view, fast).toMatchObject({ phase: 'signup-closed' })
  })

  it('asks again for what changed while the data were on their way', async () => {
    const { actor, of, view, askForData } = start({ load: loads(before()) })
    actor.send({ type: 'status.change', ...of, status: 'goes' })
    expect(askForData).not.toHaveBeenCalled()
    await expect.poll(view, fast).not.toMatchObject({ phase: 'loading' })
    expect(askForData).toHaveBeenCalledExactlyOnceWith(fridaySwiss.id)
  })
})

describe('signing up', () => {
  it('opens and closes by the clock', async () => {
    const { clock, view } = await open(before(), startsAt - 121 * minute)
    expect(view()).toEqual({
      phase: 'signup-closed',
      reason: 'not_opened_yet',
      opensAt: startsAt - 120 * minute,
      secondsToOpen: 60,
      startsAt,
      secondsToStart: 7_260,
      notice: null,
    })
    clock.increment(minute - 1)
    expect(view().phase).toBe('signup-closed')
    clock.increment(1)
    expect(view()).toMatchObject({
      phase: 'signup-open',
      closesAt: startsAt - 5 * minute,
      secondsToClose: 115 * 60,
      startsAt,
    })
    // Long waits are cut into hours, and a simulated clock rings the timers of one step only.
    clock.increment(60 * minute)
    clock.increment(55 * minute - 1)
    expect(view().phase).toBe('signup-open')
    clock.increment(1)
    expect(view()).toMatchObject({
      phase: 'signup-closed',
      reason: 'already_closed',
      opensAt: null,
      secondsToOpen: null,
      secondsToStart: 300,
    })
  })

  it('is open from the beginning until the start where no times are set', async () => {
    const free = before({ signupOpensAt: null, signupClosesAt: null })
    const { clock, view } = await open(free, startsAt - minute)
    expect(view().phase).toBe('signup-open')
    clock.increment(minute)
    expect(view().phase).toBe('signup-closed')
  })

  it('never goes on after the start, whatever was set', async () => {
    const odd = before({ signupClosesAt: startsAt + 60 * minute })
    const { view } = await open(odd, startsAt)
    expect(view()).toMatchObject({ phase: 'signup-closed', secondsToStart: 0 })
  })

  it('asks the server at the start, and every 10 s while it does not tell', async () => {
    const { actor, clock, of, view, askForData } = await open(before(), startsAt - second)
    clock.increment(second)
    expect(askForData).toHaveBeenCalledTimes(1)
    clock.increment(10 * second)
    expect(askForData).toHaveBeenCalledTimes(2)
    expect(view().phase).toBe('signup-closed')
    actor.send({ type: 'tournament.update', ...of, data: liveSwiss })
    expect(view().phase).toBe('swiss-live')
    clock.increment(30 * second)
    expect(askForData).toHaveBeenCalledTimes(2)
  })

  it('stays right when months lie before the start', async () => {
    const { clock, view } = await open(before(), startsAt - 90 * 24 * 60 * minute)
    clock.increment(2_147_483_648)
    expect(view().phase).toBe('signup-closed')
  })
})

it.each([
  ['swiss viewer', liveSwiss, { phase: 'swiss-live', as: 'viewer' }],
  ['swiss player', playedSwiss, { phase: 'swiss-live', as: 'player' }],
  ['swiss player on a break', { ...playedSwiss, you: 'on-hold' as const }, { as: 'player' }],
  ['swiss withdrawn', { ...playedSwiss, you: 'withdrawn' as const }, { as: 'viewer' }],
  ['swiss left', { ...playedSwiss, you: 'left' as const }, { as: 'viewer' }],
  ['swiss disqualified', { ...playedSwiss, you: 'disqualified' as const }, { as: 'viewer' }],
  ['swiss waiting for approval', { ...liveSwiss, you: 'pending' as const }, { as: 'viewer' }],
  ['arena viewer', liveArena, { phase: 'arena-live', as: 'viewer' }],
  ['arena player', playedArena, { phase: 'arena-live', as: 'player' }],
  ['banned', { ...playedSwiss, you: 'banned' as const }, { phase: 'banned' }],
])('shows what goes as it is to the %s', async (_, data, expected) => {
  expect((await open(data)).view()).toMatchObject(expected)
})

it.each(['match', 'playoff', 'armageddon'] as const)('shows a %s as live', async (kind) => {
  const data = { ...playedSwiss, tournament: { ...playedSwiss.tournament, kind } }
  expect((await open(data)).view()).toMatchObject({ phase: 'live', boardId: 'b-3-7' })
})

it('shows nothing to who may not see it, in every status', async () => {
  for (const status of ['expected', 'goes', 'completed'] as const) {
    const { view } = await open(before({ isPermitted: false, status }))
    expect(view()).toEqual({ phase: 'no-permission', notice: null })
  }
})

describe('the bar of a Swiss player', () => {
  it.each([
    [
      'until the game starts',
      { boardId: 'b', status: 'expected' as const },
      'until_game_start',
      90,
    ],
    ['go to the game', { boardId: 'b', status: 'goes' as const }, 'go_to_game', null],
    [
      'wait for the others',
      { boardId: 'b', status: 'completed' as const },
      'waiting_for_round_end',
      null,
    ],
    ['wait without a board', null, 'waiting_for_round_end', null],
  ])('%s', async (_, board, bar, secondsLeft) => {
    const round = { number: 3, status: 'goes' as const, startsAt: startsAt + 90 * second }
    const { view } = await open({ ...playedSwiss, round, board })
    expect(view()).toMatchObject({ bar, secondsLeft, round: { number: 3, of: 9 } })
  })

  it('counts down with each tick, never below zero, and never back', async () => {
    const round = { number: 3, status: 'goes' as const, startsAt: startsAt + 2 * second }
    const board = { boardId: 'b', status: 'expected' as const }
    const { actor, view } = await open({ ...playedSwiss, round, board })
    const left = (at: number) => {
      actor.send({ type: 'clock.tick', at: startsAt + at })
      return view()
    }
    expect(left(1)).toMatchObject({ secondsLeft: 2, endsAt: startsAt + 2 * second })
    expect(left(1_500)).toMatchObject({ secondsLeft: 1 })
    expect(left(200)).toMatchObject({ secondsLeft: 1 })
    expect(left(9_000)).toMatchObject({ secondsLeft: 0 })
  })
})

it.each([
  ['waiting_for_next_opponent', true, null],
  ['find_next_opponent', false, null],
  ['waiting_for_next_opponent', true, { boardId: 'a', status: 'completed' as const }],
  ['proceed_to_next_game', true, { boardId: 'a', status: 'expected' as const }],
  ['go_to_game', true, { boardId: 'a', status: 'goes' as const }],
])('tells an arena player: %s (ready %s)', async (bar, readyForArena, board) => {
  const tournament = { ...playedArena.tournament, readyForArena }
  expect((await open({ ...playedArena, tournament, board })).view()).toMatchObject({ bar })
})

describe('between rounds', () => {
  const round = { number: 3, status: 'completed' as const, startsAt: startsAt - 20 * minute }

  it('counts to the next round, and asks for it when it is due', async () => {
    const tournament = { ...playedSwiss.tournament, nextRoundStartsAt: startsAt + 30 * second }
    const { clock, view, askForData } = await open({ ...playedSwiss, tournament, round })
    expect(view()).toMatchObject({
      phase: 'next-round',
      kind: 'pending',
      endsAt: startsAt + 30 * second,
      secondsLeft: 30,
    })
    clock.increment(30 * second)
    expect(view()).toMatchObject({ phase: 'next-round', secondsLeft: 0 })
    clock.increment(10 * second)
    expect(askForData).toHaveBeenCalledTimes(2)
  })

  it('does not know when, where nobody does', async () => {
    const { view } = await open({ ...playedSwiss, round })
    expect(view()).toMatchObject({ kind: 'pending', endsAt: null, secondsLeft: null })
  })

  it('pauses until the time set, and the next round starts one minute later', async () => {
    const { actor, clock, of, view } = await open({ ...playedSwiss, round })
    actor.send({ type: 'pause.set', ...of, endsAt: startsAt + 5 * minute })
    expect(view()).toMatchObject({ phase: 'next-round', kind: 'pause', secondsLeft: 300 })
    expect(actor.getSnapshot().context.data?.tournament.nextRoundStartsAt).toBe(
      startsAt + 6 * minute,
    )
    clock.increment(5 * minute)
    expect(view()).toMatchObject({ kind: 'pending', secondsLeft: 60 })
  })

  it('lets a round end before its pause begins', async () => {
    const { actor, of, view } = await open(playedSwiss)
    actor.send({ type: 'pause.set', ...of, endsAt: startsAt + 5 * minute })
    expect(view().phase).toBe('swiss-live')
    actor.send({ type: 'round.change', ...of, round })
    expect(view()).toMatchObject({ kind: 'pause' })
  })

  it('pauses an arena at once', async () => {
    const { actor, of, view } = await open(playedArena)
    actor.send({ type: 'pause.set', ...of, endsAt: startsAt + 5 * minute })
    expect(view()).toMatchObject({ kind: 'pause', secondsLeft: 300 })
  })
})

describe('a new round', () => {
  const next = { number: 4, status: 'expected' as const, startsAt: startsAt + minute }
  const create = { type: 'round.create' as const, round: next, freeWins: ['p-204'] }

  it('has rounds and boards fetched anew', async () => {
    const { actor, of, view, askForData } = await open(playedSwiss)
    actor.send({ ...create, ...of, freeWins: [] })
    expect(askForData).toHaveBeenCalledOnce()
    expect(view()).toMatchObject({ kind: 'pending', round: { number: 4, of: 9 }, notice: null })
  })

  it('tells a player of the free-win list that this is a bye, once', async () => {
    const { actor, of, view } = await open(playedSwiss)
    actor.send({ ...create, ...of })
    expect(view()).toMatchObject({ notice: 'bye_granted' })
    actor.send({ type: 'round.change', ...of, round: { ...next, status: 'goes' } })
    expect(view()).toMatchObject({ phase: 'swiss-live', bar: 'bye', notice: 'bye_granted' })
    actor.send({ type: 'notice.dismiss' })
    actor.send({ ...create, ...of })
    expect(view()).toMatchObject({ phase: 'swiss-live', notice: null })
  })

  it('knows of the bye when the page is opened in the round', async () => {
    const { view } = await open({ ...playedSwiss, board: null, hasBye: true })
    expect(view()).toMatchObject({ phase: 'swiss-live', bar: 'bye', notice: null })
  })

  it('forgets the bye with its round', async () => {
    const { actor, of, view } = await open(playedSwiss)
    actor.send({ ...create, ...of })
    const round = { ...next, number: 5, status: 'goes' as const }
    actor.send({ type: 'tournament.update', ...of, data: { ...playedSwiss, round, board: null } })
    expect(view()).toMatchObject({ bar: 'waiting_for_round_end', round: { number: 5 } })
  })

  it('sets the boards that wait to goes when it goes', async () => {
    const { actor, of, view } = await open(playedSwiss)
    actor.send({ ...create, ...of, freeWins: [] })
    actor.send({ type: 'board.change', ...of, board: { boardId: 'b-4-1', status: 'expected' } })
    actor.send({ type: 'round.change', ...of, round: { ...next, status: 'goes' } })
    expect(view()).toMatchObject({ bar: 'go_to_game', boardId: 'b-4-1' })
  })
})

describe('the player', () => {
  const board = { boardId: 'b-4-1', status: 'goes' as const }

  it('R97: is taken to the next board, exactly once', async () => {
    const { actor, of, goToBoard } = await open(playedSwiss)
    expect(goToBoard).not.toHaveBeenCalled()
    actor.send({ type: 'board.change', ...of, board })
    actor.send({ type: 'board.change', ...of, board })
    actor.send({ type: 'tournament.update', ...of, data: { ...playedSwiss, board } })
    actor.send({ type: 'clock.tick', at: startsAt + second })
    expect(goToBoard).toHaveBeenCalledExactlyOnceWith('b-4-1')
  })

  it('is not taken away on a break, nor as a viewer', async () => {
    for (const data of [{ ...playedSwiss, you: 'on-hold' as const }, liveSwiss]) {
      const { actor, of, goToBoard } = await open(data)
      actor.send({ type: 'board.change', ...of, board })
      expect(goToBoard).not.toHaveBeenCalled()
    }
  })

  it.each([
    ['withdrawn', 'swiss_withdrawn'],
    ['disqualified', 'disqualified'],
  ] as const)('is told of being %s', async (you, notice) => {
    const { actor, of, view } = await open(playedSwiss)
    actor.send({ type: 'entry.change', ...of, you })
    expect(view()).toMatchObject({ as: 'viewer', notice })
    actor.send({ type: 'notice.dismiss' })
    actor.send({ type: 'entry.change', ...of, you })
    expect(view()).toMatchObject({ notice: null })
  })

  it('finds the next opponent after a break', async () => {
    const { actor, of, view } = await open(playedArena)
    actor.send({ type: 'ready.change', ...of, ready: false })
    expect(view()).toMatchObject({ bar: 'find_next_opponent' })
    actor.send({ type: 'ready.change', ...of, ready: true })
    expect(view()).toMatchObject({ bar: 'waiting_for_next_opponent' })
  })
})

describe('the end', () => {
  const ended = { ...playedSwiss.tournament, status: 'completed' as const }

  it('R84: sounds once, though it comes as an event and with the data', async () => {
    const { actor, of, view, playEndSound } = await open(playedSwiss)
    actor.send({ type: 'status.change', ...of, status: 'completed' })
    actor.send({ type: 'status.change', ...of, status: 'completed' })
    actor.send({ type: 'tournament.update', ...of, data: { ...playedSwiss, tournament: ended } })
    expect(view()).toMatchObject({ phase: 'ended', as: 'player' })
    expect(playEndSound).toHaveBeenCalledOnce()
  })

  it('does not sound when an ended tournament is opened', async () => {
    const { view, playEndSound } = await open({
      ...liveSwiss,
      tournament: { ...fridaySwiss, status: 'completed' },
    })
    expect(view()).toMatchObject({ phase: 'ended', as: 'viewer' })
    expect(playEndSound).not.toHaveBeenCalled()
  })

  it('is not taken back by older news', async () => {
    const { actor, of, view } = await open({ ...playedSwiss, tournament: ended })
    const late: TournamentPhaseSystemEvent[] = [
      { type: 'status.change', ...of, status: 'goes' },
      { type: 'tournament.update', ...of, data: playedSwiss },
      {
        type: 'round.create',
        ...of,
        round: { number: 5, status: 'expected', startsAt },
        freeWins: [],
      },
    ]
    for (const news of late) actor.send(news)
    expect(view()).toMatchObject({ phase: 'ended' })
    expect(actor.getSnapshot().context.data?.round?.number).toBe(3)
  })

  it('leaves nothing to wait for but the hour', async () => {
    const { clock, askForData } = await open({ ...playedSwiss, tournament: ended })
    clock.increment(59 * minute)
    expect(askForData).not.toHaveBeenCalled()
  })
})

describe('news', () => {
  it('R07: of another tournament is dropped', async () => {
    const { actor, of, view } = await open(playedSwiss)
    const other = { ...of, tournamentId: 'another' }
    actor.send({ type: 'status.change', ...other, status: 'completed' })
    actor.send({ type: 'board.change', ...other, board: null })
    actor.send({
      type: 'round.create',
      ...other,
      round: { number: 9, status: 'goes', startsAt },
      freeWins: [],
    })
    expect(view()).toMatchObject({ phase: 'swiss-live', bar: 'go_to_game', round: { number: 3 } })
  })

  it('R04: of an older round is dropped', async () => {
    const { actor, of, view } = await open(playedSwiss)
    actor.send({ type: 'round.change', ...of, round: { number: 2, status: 'completed', startsAt } })
    actor.send({ type: 'round.change', ...of, round: { number: 3, status: 'expected', startsAt } })
    expect(view()).toMatchObject({ phase: 'swiss-live' })
  })

  it('R55: is asked for when the page wakes up from sleep, not with every tick', async () => {
    const { actor, askForData } = await open(liveSwiss)
    actor.send({ type: 'clock.tick', at: startsAt + 30 * second })
    expect(askForData).not.toHaveBeenCalled()
    actor.send({ type: 'clock.tick', at: startsAt + 10 * minute })
    expect(askForData).toHaveBeenCalledOnce()
  })
})
