import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { GamePhase, OnlineEnd } from '../game-connection/index.ts'
import { clientStatuses, clientStatusOf } from './client-status.ts'
import { correctedClock, leftAt, maxTimeMs, shownTime } from './game-clock.ts'
import { provideGame } from './game.machine.ts'
import {
  type EventData,
  exampleConfig,
  exampleGame,
  gameSnapshotAt,
  gameStates,
} from './game.states.ts'
import { serverEvent, serverSnapshot, startGame, turnsOf } from './game.test-kit.ts'
import type { OnlineClock } from './game.types.ts'
import { selectGameView } from './game.view.ts'

const moveOf = (turn: ReturnType<typeof turnsOf>[number], used: number): EventData => ({
  type: 'MOVED',
  data: { ...turn, clocks: { w: 180_000 - used, b: 180_000 - used }, running: true },
})

const phase = (to: GamePhase, end: OnlineEnd | null = null): EventData => ({
  type: 'PHASE_CHANGED',
  data: { phase: to, end },
})

const resigned: OnlineEnd = { result: 'WHITE_WIN', reason: 'resignation' }

describe('the order of what the server says', () => {
  it('R01: an event of a known version changes nothing, whatever it says', async () => {
    const { moved, hear, context } = await startGame()
    moved('e2e4')
    const { dropped: _, ...before } = context()
    hear({ type: 'DRAW_OFFER', data: { color: 'b' } }, 2)
    hear(phase('DONE', resigned), 1)
    const { dropped, ...after } = context()
    expect(after).toEqual(before)
    expect(dropped.stale).toBe(2)
  })

  it('R02: an event beyond a gap is not applied; the snapshot that was asked for closes it', async () => {
    const gap = await startGame()
    gap.moved('e7e5', 2, 4)
    expect(gap.context()).toMatchObject({ v: 1, turns: [] })
    expect(gap.told.at(-1)).toEqual({ type: 'snapshot.request' })
    const turns = turnsOf(['e2e4', 'e7e5'])
    const clocks = { w: 170_000, b: 170_000 }
    gap.snapshotNow(4, { turns, clocks, running: true })
    const inOrder = await startGame()
    inOrder.moved('e2e4')
    inOrder.hear({ type: 'UNKNOWN', data: { name: '?' } })
    inOrder.moved('e7e5')
    const { dropped, clock, ...rest } = gap.context()
    expect(inOrder.context()).toMatchObject({ ...rest, clock: { times: clock.times } })
    expect(dropped.unknown).toBe(0)
  })

  it('R03: any order with duplicates, followed by a snapshot, ends as in-order delivery', async () => {
    const turns = turnsOf(['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4'])
    const list = turns.map((turn, index) => serverEvent(index + 2, moveOf(turn, index * 1_000)))
    const last = serverSnapshot(6, {
      turns: turns.map((turn, index) => ({ ...turn, ts: list[index]?.serverTs })),
      clocks: { w: 176_000, b: 176_000 },
      running: true,
    })
    const end = async (events: typeof list) => {
      const { actor, context } = await startGame()
      for (const event of events) actor.send({ type: 'server.event', event, at: 5 })
      actor.send({ type: 'server.snapshot', snapshot: last, at: 5 })
      const { dropped: _, clock, ...rest } = context()
      return { ...rest, times: clock.times }
    }
    const expected = await end(list)
    const orders = fc
      .tuple(fc.shuffledSubarray(list, { minLength: 5 }), fc.array(fc.constantFrom(...list)))
      .map(([order, copies]) => [...copies.slice(0, 3), ...order, ...copies.slice(3)])
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        expect(await end(order)).toEqual(expected)
      }),
      { numRuns: 60, seed: 20_261_121 },
    )
  })

  it('R04: an older snapshot is ignored, one of the same version is a no-op', async () => {
    const { moved, snapshotNow, context, time } = await startGame()
    moved('e2e4')
    const before = context()
    time.increment(50)
    snapshotNow(1, { phase: 'SCHEDULED' })
    snapshotNow(2, { phase: 'SCHEDULED' })
    expect(context()).toEqual({ ...before, dropped: { foreign: 0, stale: 2, unknown: 0 } })
  })

  it('R07: an event or a snapshot of another game is dropped', async () => {
    const { actor, context, snapshotNow } = await startGame()
    const before = context()
    const event = { ...serverEvent(2, phase('DONE', resigned)), gameId: 'g-0000' }
    actor.send({ type: 'server.event', event, at: 0 })
    snapshotNow(9, { gameId: 'g-0000', phase: 'DONE' })
    expect(context()).toEqual({ ...before, dropped: { foreign: 2, stale: 0, unknown: 0 } })
  })

  it('R08: an unknown type is counted and takes its number', async () => {
    const { hear, moved, context, moves } = await startGame()
    hear({ type: 'UNKNOWN', data: { name: 'CHEERED' } })
    moved('e2e4')
    expect(context()).toMatchObject({ v: 3, dropped: { unknown: 1 } })
    expect(moves()).toBe('e2e4')
  })

  it('R09: the last move may come after the end; the board has it and the result is told once', async () => {
    const { hear, moved, view, told, snapshotNow, sounds } = await startGame()
    const mate = { result: 'BLACK_WIN', reason: 'checkmate' } as const
    moved('f2f3')
    moved('e7e5')
    moved('g2g4')
    hear(phase('DONE', mate))
    moved('d8h4')
    snapshotNow(9, {
      phase: 'DONE',
      end: mate,
      turns: turnsOf(['f2f3', 'e7e5', 'g2g4', 'd8h4']),
    })
    expect(view()).toMatchObject({
      status: 'over',
      end: mate,
      outcome: 'lost',
      lastMove: 'd8h4',
      clock: { runningSince: null },
    })
    expect(told.filter(({ type }) => type === 'game.ended')).toHaveLength(1)
    expect(sounds().filter((sound) => sound === 'def')).toHaveLength(1)
  })

  it('a game that is done stays done, whatever comes late', async () => {
    const { hear, view, snapshotNow } = await startGame()
    hear(phase('DONE', resigned))
    hear(phase('PLAYING'))
    snapshotNow(9, { phase: 'PLAYING' })
    expect(view()).toMatchObject({ status: 'over', end: resigned })
  })
})

describe('the phases', () => {
  it('are gone through from the game request to the end', async () => {
    const actor = createActor(provideGame({ fetchGame: async () => exampleConfig }), {
      input: { gameId: null, uid: 'u-ana' },
    })
    const seen: string[] = []
    actor.subscribe((snapshot) => {
      const status = clientStatusOf(snapshot)
      if (status !== seen.at(-1)) seen.push(status)
    })
    actor.start()
    actor.send({ type: 'game.created', gameId: 'g-7f3a' })
    await waitFor(actor, ({ context }) => context.config !== null)
    actor.send({ type: 'line.joined' })
    const snapshot = serverSnapshot(1, { phase: 'SCHEDULED', startsInMs: 60_000 })
    actor.send({ type: 'server.snapshot', snapshot, at: 0 })
    for (const [index, says] of [
      phase('CONNECTING'),
      phase('PLAYING'),
      phase('DONE', resigned),
    ].entries())
      actor.send({ type: 'server.event', event: serverEvent(index + 2, says), at: 0 })
    expect(seen).toEqual([
      'none',
      'creating',
      'initializing',
      'subscribed',
      'created',
      'initializing',
      'started',
      'ended',
    ])
  })

  it('have each of the ten derived client statuses among the examples', () => {
    const aborted = exampleGame.resolveState({
      value: gameStates['phase.done'].value,
      context: {
        ...gameStates['phase.done'].context,
        end: { result: 'ABORT', reason: 'first-move-timeout-white' },
      },
    })
    const seen = new Set([...Object.values(gameStates), aborted].map(clientStatusOf))
    expect([...seen].toSorted()).toEqual([...clientStatuses].toSorted())
  })

  it('open the page of a scheduled game 10 s before its start, once', async () => {
    const { time, told, hear, view } = await startGame({
      snapshot: { phase: 'SCHEDULED', startsInMs: 60_000 },
    })
    time.increment(49_999)
    expect(told).toEqual([])
    time.increment(1)
    expect(told).toEqual([{ type: 'page.open', gameId: 'g-7f3a' }])
    expect(view()).toMatchObject({ status: 'scheduled', isSoon: true })
    hear({ type: 'SCHEDULED_WARN', data: { leftMs: 8_000 } })
    expect(told).toHaveLength(1)
  })

  it('open it at once when the server warns that the start is nearer', async () => {
    const { told, hear } = await startGame({
      snapshot: { phase: 'SCHEDULED', startsInMs: 60_000 },
    })
    hear({ type: 'SCHEDULED_WARN', data: { leftMs: 10_000 } })
    expect(told).toEqual([{ type: 'page.open', gameId: 'g-7f3a' }])
  })

  it('P14: let a player cancel a scheduled game before its start', async () => {
    const { view, actor, commands } = await startGame({
      snapshot: { phase: 'SCHEDULED', startsInMs: 60_000 },
    })
    expect(view()).toMatchObject({ status: 'scheduled', abort: { can: true } })
    actor.send({ type: 'game.abort' })
    expect(commands()).toEqual(['game.abort'])
    actor.send({ type: 'line.lost' })
    expect(view()).toMatchObject({ abort: { can: false, why: 'you_are_offline' } })
    actor.send({ type: 'game.abort' })
    expect(commands()).toHaveLength(1)
  })

  it('tell how long a connecting game waits, and let a player abort it', async () => {
    const { hear, view, actor, commands } = await startGame({ snapshot: { phase: 'CONNECTING' } })
    hear({ type: 'CONNECTING_WARN', data: { leftMs: 20_000 } })
    expect(view()).toMatchObject({
      status: 'connecting',
      countdown: { leftMs: 20_000 },
      abort: { can: true },
    })
    actor.send({ type: 'game.abort' })
    expect(commands()).toEqual(['game.abort'])
  })

  it('go on after an unexpected one', async () => {
    const { hear, view } = await startGame()
    hear(phase('UNEXPECTED'))
    expect(view()).toMatchObject({ status: 'unexpected', clientStatus: 'error' })
    hear(phase('PLAYING'))
    expect(view().status).toBe('playing')
  })

  it('end at once when the game can not be fetched', async () => {
    const actor = createActor(provideGame({ fetchGame: () => Promise.reject(new Error('404')) }), {
      input: { gameId: 'g-7f3a', uid: null },
    }).start()
    await waitFor(actor, (snapshot) => snapshot.matches({ phase: 'failed' }))
    expect(selectGameView(actor.getSnapshot())).toMatchObject({
      status: 'failed',
      message: 'board_data_failed',
      clientStatus: 'error',
    })
  })

  it('open a finished game without its sounds', async () => {
    const { told, view } = await startGame({ snapshot: { phase: 'DONE', end: resigned } })
    expect(view()).toMatchObject({ status: 'over', outcome: 'win' })
    expect(told).toEqual([])
  })

  it.each([
    ['u-ana', 'WHITE_WIN', 'win', 'win', 'ended'],
    ['u-ben', 'WHITE_WIN', 'lost', 'def', 'ended'],
    ['u-ben', 'BLACK_WIN', 'win', 'win', 'ended'],
    ['u-ana', 'DRAW', 'draw', 'draw', 'ended'],
    ['u-ana', 'ABORT', 'cancelled', undefined, 'aborted'],
    ['u-ana', 'CANCELLED', 'cancelled', undefined, 'aborted'],
    ['u-ana', 'UNEXPECTED', 'cancelled', undefined, 'error'],
    ['u-cleo', 'WHITE_WIN', null, undefined, 'ended'],
  ] as const)('for %s %s is %s', async (uid, result, outcome, sound, clientStatus) => {
    const { hear, view, sounds } = await startGame({ uid })
    hear(phase('DONE', { result, reason: 'finished-by-system' }))
    expect(view()).toMatchObject({ status: 'over', outcome, clientStatus })
    expect(
      sounds()
        .filter((item) => item !== 'start')
        .at(-1),
    ).toBe(sound)
  })
})

describe('draw offers', () => {
  it('are made once per 20 plies, tell why not, and a move declines them', async () => {
    const { actor, playing, hear, commands, moved, snapshotNow } = await startGame()
    actor.send({ type: 'draw.offer' })
    actor.send({ type: 'draw.offer' })
    expect(commands()).toEqual(['draw.offer'])
    expect(playing().draw).toEqual({
      status: 'offering',
      offer: { can: false, why: 'waiting_for_server' },
    })
    hear({ type: 'DRAW_OFFER', data: { color: 'w' } })
    expect(playing().draw).toMatchObject({ status: 'offered', offer: { why: 'draw_offer_open' } })
    moved('e2e4')
    expect(playing().draw).toMatchObject({ status: 'none', offer: { why: 'draw_offer_too_soon' } })
    // A move of one's own takes the offer back, which the opponent has not declined.
    expect(playing().drawDeclined).toBeNull()
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const line = [...shuffle, ...shuffle, ...shuffle, ...shuffle, ...shuffle]
    snapshotNow(9, { turns: turnsOf(line.slice(0, 19)), lastOffer: { w: 0, b: null } })
    expect(playing().draw).toMatchObject({ offer: { why: 'draw_offer_too_soon' } })
    snapshotNow(10, { turns: turnsOf(line), lastOffer: { w: 0, b: null } })
    expect(playing().draw).toMatchObject({ offer: { can: true } })
  })

  it('of the opponent are heard, accepted or declined once', async () => {
    const { actor, playing, hear, commands, sounds, time } = await startGame()
    actor.send({ type: 'draw.accept' })
    hear({ type: 'DRAW_OFFER', data: { color: 'b' } })
    expect(playing().draw).toEqual({ status: 'received', answer: { can: true } })
    expect(sounds()).toContain('call')
    actor.send({ type: 'draw.decline' })
    actor.send({ type: 'draw.accept' })
    expect(commands()).toEqual(['draw.decline'])
    time.increment(3_000)
    expect(playing().draw.status).toBe('received')
    hear({ type: 'DRAW_REJECTED', data: { color: 'b' } })
    expect(playing()).toMatchObject({ draw: { status: 'none' }, drawDeclined: 'b' })
    expect(sounds()).not.toContain('drawdecl')
  })

  it('of our own that are declined are heard, and one that the server did not hear may be made again', async () => {
    const { actor, playing, hear, sounds, time } = await startGame()
    actor.send({ type: 'draw.offer' })
    time.increment(3_000)
    expect(playing().draw).toMatchObject({ status: 'none', offer: { can: true } })
    hear({ type: 'DRAW_OFFER', data: { color: 'w' } })
    hear({ type: 'DRAW_REJECTED', data: { color: 'w' } })
    expect(sounds()).toContain('drawdecl')
    expect(playing().drawDeclined).toBe('w')
  })

  it('of our own are declined by the opponent who plays on, until the game goes on', async () => {
    const { playing, hear, moved } = await startGame({ snapshot: { turns: turnsOf(['e2e4']) } })
    hear({ type: 'DRAW_OFFER', data: { color: 'w' } })
    expect(playing().drawDeclined).toBeNull()
    moved('e7e5')
    expect(playing().drawDeclined).toBe('w')
    moved('g1f3')
    expect(playing().drawDeclined).toBeNull()
  })

  it('R76: that are open come with the snapshot', async () => {
    const { playing } = await startGame({
      snapshot: { drawOffer: 'b', lastOffer: { w: null, b: 0 } },
    })
    expect(playing().draw.status).toBe('received')
  })

  it('need a line and a player', async () => {
    const offline = await startGame({ live: false })
    offline.actor.send({ type: 'draw.offer' })
    expect(offline.playing().draw).toMatchObject({ offer: { why: 'you_are_offline' } })
    const viewer = await startGame({ uid: null, snapshot: { drawOffer: 'b' } })
    expect(viewer.playing().draw).toMatchObject({ status: 'none', offer: { why: 'not_a_player' } })
    expect(offline.commands()).toEqual([])
  })

  it('are not needed where a draw can be claimed', async () => {
    const shuffle = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
    const early = await startGame({ snapshot: { turns: turnsOf(shuffle) } })
    early.actor.send({ type: 'draw.claim' })
    const { actor, playing, commands } = await startGame({
      snapshot: { turns: turnsOf([...shuffle, ...shuffle]) },
    })
    expect(playing().canClaimDraw).toBe(true)
    actor.send({ type: 'draw.claim' })
    expect([early.commands(), commands()]).toEqual([[], ['draw.claim']])
  })
})

describe('a game of a tournament', () => {
  it('is neither aborted nor taken back', async () => {
    const start = { mode: 'unrated', tournamentId: '1024' } as const
    const { actor, playing, commands } = await startGame({
      ...start,
      snapshot: { turns: turnsOf(['e2e4']) },
    })
    expect(playing()).toMatchObject({ abort: { why: 'too_late_to_abort' }, takeback: null })
    actor.send({ type: 'game.abort' })
    actor.send({ type: 'takeback.offer' })
    const { view } = await startGame({ ...start, snapshot: { phase: 'CONNECTING' } })
    expect(view()).toMatchObject({ status: 'connecting', abort: null })
    expect(commands()).toEqual([])
  })
})

describe('going berserk', () => {
  it('is asked for once, before the own first move', async () => {
    const { actor, playing, commands, hear } = await startGame({
      snapshot: { berserk: { w: false, b: false } },
    })
    expect(playing().canBerserk).toBe(true)
    actor.send({ type: 'game.berserk' })
    expect(commands()).toEqual(['game.berserk'])
    hear({
      type: 'TIME_CHANGED',
      data: {
        clocks: { w: 90_000, b: 180_000 },
        givenMs: { w: 0, b: 0 },
        running: false,
        berserk: 'w',
      },
    })
    expect(playing()).toMatchObject({ canBerserk: false, berserk: { w: true, b: false } })
    actor.send({ type: 'game.berserk' })
    expect(commands()).toEqual(['game.berserk'])
  })

  it.each([
    ['a viewer', { uid: null, snapshot: { berserk: { w: false, b: false } } }],
    ['who has moved', { snapshot: { turns: turnsOf(['e2e4']), berserk: { w: false, b: false } } }],
    ['a game without it', {}],
  ])('is not for %s', async (_, options) => {
    const { actor, playing, commands } = await startGame(options)
    expect(playing().canBerserk).toBe(false)
    actor.send({ type: 'game.berserk' })
    expect(commands()).toEqual([])
  })
})

describe('leaving', () => {
  it('resigns by way of the server, and may be pressed again when it did not hear', async () => {
    const { actor, playing, commands, time, hear, view } = await startGame()
    actor.send({ type: 'game.resign' })
    actor.send({ type: 'game.abort' })
    expect(playing().resign).toEqual({ can: false, why: 'waiting_for_server' })
    time.increment(3_000)
    actor.send({ type: 'game.resign' })
    expect(commands()).toEqual(['game.resign', 'game.resign'])
    hear(phase('DONE', { result: 'BLACK_WIN', reason: 'resignation' }))
    expect(view()).toMatchObject({ status: 'over', outcome: 'lost' })
  })

  it('aborts only before both sides have moved', async () => {
    const early = await startGame({ snapshot: { turns: turnsOf(['e2e4']) } })
    early.actor.send({ type: 'game.abort' })
    const late = await startGame({ snapshot: { turns: turnsOf(['e2e4', 'e7e5']) } })
    late.actor.send({ type: 'game.abort' })
    expect(late.playing().abort).toEqual({ can: false, why: 'too_late_to_abort' })
    expect([early.commands(), late.commands()]).toEqual([['game.abort'], []])
  })

  it('is told that it is too late to abort also while the line is down, for that stays true', async () => {
    const { actor, playing } = await startGame({ snapshot: { turns: turnsOf(['e2e4', 'e7e5']) } })
    actor.send({ type: 'line.lost' })
    expect(playing()).toMatchObject({
      abort: { can: false, why: 'too_late_to_abort' },
      resign: { can: false, why: 'you_are_offline' },
    })
  })

  it('is no matter of a viewer', async () => {
    const { playing } = await startGame({
      uid: null,
      snapshot: { turns: turnsOf(['e2e4', 'e7e5']) },
    })
    expect(playing().abort).toEqual({ can: false, why: 'not_a_player' })
  })
})

describe('the view', () => {
  it('has the position that the moves begin from', async () => {
    const initialFen = '8/4P1k1/8/8/8/8/6K1/8 w - - 0 60'
    const { playing } = await startGame({
      snapshot: { initialFen, turns: turnsOf(['g2f2'], initialFen) },
    })
    expect(playing()).toMatchObject({ initialFen, fen: '8/4P1k1/8/8/8/8/5K2/8 b - - 1 60' })
  })
})

describe('the opponent', () => {
  const gone: EventData = { type: 'RIVAL_DISCONNECTED', data: { color: 'b', countdownMs: 30_000 } }

  it('who is gone has a countdown, which ends when he is back', async () => {
    const { hear, playing, time } = await startGame()
    hear(gone)
    expect(playing().opponent).toEqual({
      status: 'gone',
      color: 'b',
      countdown: { leftMs: 30_000, since: 0 },
    })
    time.increment(30_000)
    expect(playing().opponent).toEqual({ status: 'due', color: 'b' })
    hear({ type: 'RIVAL_CONNECTED', data: { color: 'b' } })
    expect(playing().opponent).toEqual({ status: 'present', rttMs: null })
  })

  it.each(['win', 'draw', 'wait'] as const)(
    'who has not come back leaves the choice to the player: %s',
    async (choice) => {
      const { hear, playing, actor, commands, time } = await startGame()
      hear(gone)
      actor.send({ type: `absence.${choice}` })
      expect(commands()).toEqual([])
      const data = { color: 'b', countdownMs: 0, choiceMs: 60_000 } as const
      hear({ type: 'RIVAL_DISCONNECTED', data })
      const countdown = { leftMs: 60_000, since: 0 }
      const choosing = { status: 'choosing', color: 'b', countdown } as const
      expect(playing().opponent).toEqual({ ...choosing, choice: { can: true } })
      actor.send({ type: `absence.${choice}` })
      actor.send({ type: `absence.${choice}` })
      expect(commands()).toEqual([`absence.${choice}`])
      const why = 'waiting_for_server'
      expect(playing().opponent).toEqual({ ...choosing, choice: { can: false, why } })
      time.increment(3_000)
      expect(playing().opponent).toEqual({ ...choosing, choice: { can: true } })
    },
  )

  it('who is waited for anew has the countdown again, and is asked after no more when back', async () => {
    const { hear, playing, actor } = await startGame()
    hear({ type: 'RIVAL_DISCONNECTED', data: { color: 'b', countdownMs: 0, choiceMs: 60_000 } })
    actor.send({ type: 'absence.wait' })
    hear(gone)
    expect(playing().opponent).toMatchObject({ status: 'gone', countdown: { leftMs: 30_000 } })
    hear({ type: 'RIVAL_DISCONNECTED', data: { color: 'b', countdownMs: 0, choiceMs: 60_000 } })
    expect(playing().opponent.status).toBe('choosing')
    hear({ type: 'RIVAL_CONNECTED', data: { color: 'b' } })
    expect(playing().opponent).toEqual({ status: 'present', rttMs: null })
  })

  it('who moves tells how good the line is', async () => {
    const { hear, playing, movedData } = await startGame({ snapshot: { turns: turnsOf(['e2e4']) } })
    const { type, data } = movedData('e7e5')
    hear({ type, data: { ...data, lagMs: 90, rttMs: 118 } })
    expect(playing()).toMatchObject({
      opponent: { status: 'present', rttMs: 118 },
      turns: [{}, { uci: 'e7e5', lagMs: 90 }],
    })
  })

  it('R65: is never said to have left because of our own outage', async () => {
    const { hear, playing, actor, view } = await startGame()
    hear(gone)
    actor.send({ type: 'line.lost' })
    expect(playing().opponent).toEqual({ status: 'unknown' })
    expect(view().clientStatus).toBe('disconnected')
    actor.send({ type: 'line.opened' })
    expect(playing().opponent.status).toBe('gone')
  })

  it('who has less time to come back is the one whom a viewer is told of', async () => {
    const { hear, playing } = await startGame({ uid: null })
    hear({ type: 'RIVAL_DISCONNECTED', data: { color: 'w', countdownMs: 30_000 } })
    hear({ type: 'RIVAL_DISCONNECTED', data: { color: 'b', countdownMs: 20_000 } })
    expect(playing().opponent).toMatchObject({ status: 'gone', color: 'b' })
    hear({ type: 'RIVAL_CONNECTED', data: { color: 'b' } })
    expect(playing().opponent).toMatchObject({ status: 'gone', color: 'w' })
  })

  it('is not meant when it is ourselves who were away', async () => {
    const { hear, playing } = await startGame()
    hear({ type: 'RIVAL_DISCONNECTED', data: { color: 'w', countdownMs: 30_000 } })
    expect(playing().opponent.status).toBe('present')
  })
})

describe('the clocks', () => {
  const running = { turns: turnsOf(['e2e4', 'e7e5']), running: true }

  it('warn of little time once, and only the player whose it is', async () => {
    const { time, sounds, playing, hear } = await startGame({
      snapshot: { ...running, clocks: { w: 25_000, b: 60_000 } },
    })
    time.increment(4_999)
    expect(playing().clock.level).toBe('running')
    time.increment(1)
    expect(playing().clock.level).toBe('low')
    const givenMs = { w: 0, b: 0 }
    hear({
      type: 'TIME_CHANGED',
      data: { clocks: { w: 30_000, b: 60_000 }, givenMs, running: true },
    })
    time.increment(10_000)
    expect(sounds().filter((sound) => sound === 'zeitnot')).toHaveLength(1)
    const opponent = await startGame({
      uid: 'u-ben',
      snapshot: { ...running, clocks: { w: 15_000, b: 60_000 } },
    })
    expect(opponent.playing().clock.level).toBe('low')
    expect(opponent.sounds()).not.toContain('zeitnot')
  })

  it('claim the opponent’s flag when it is due, again every second, and never end the game', async () => {
    const { time, commands, playing } = await startGame({
      uid: 'u-ben',
      snapshot: { ...running, clocks: { w: 30_000, b: 60_000 } },
    })
    time.increment(10_000)
    time.increment(19_999)
    expect(commands()).toEqual([])
    time.increment(1)
    time.increment(1_000)
    expect(commands()).toEqual(['flag.claim', 'flag.claim'])
    expect(playing().clock.level).toBe('out')
  })

  it('R42: at 0:00 the own clock waits for the server', async () => {
    const { time, view, commands, playing } = await startGame({
      snapshot: { ...running, clocks: { w: 1_000, b: 60_000 } },
    })
    time.increment(1_000)
    expect(view().status).toBe('playing')
    expect(playing().clock.level).toBe('out')
    expect(commands()).toEqual([])
  })

  it('tell who has to make the first move until it is made', async () => {
    const { hear, playing, moved } = await startGame()
    hear({ type: 'FIRST_MOVE_WARN', data: { color: 'w', leftMs: 10_000 } })
    expect(playing().firstMove).toEqual({ color: 'w', leftMs: 10_000, since: 0 })
    moved('e2e4')
    expect(playing().firstMove).toBeNull()
  })

  it('R30: never show less than nothing, no number, or more than there can be', () => {
    const odd = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -Infinity))
    fc.assert(
      fc.property(odd, odd, odd, fc.nat(200), fc.nat(60_000), (left, since, at, moves, given) => {
        const maxMs = maxTimeMs(exampleConfig.clock, 'w', moves, given)
        const clock = { times: { w: left, b: left }, runningSince: since }
        const shown = shownTime(clock, 'w', { at, turn: 'w', maxMs })
        expect(shown).toBeGreaterThanOrEqual(0)
        expect(shown).toBeLessThanOrEqual(180_000 + moves * 2_000 + given)
        expect(leftAt({ leftMs: left, since }, at)).toBeGreaterThanOrEqual(0)
      }),
      { seed: 20_261_121 },
    )
  })

  it('R30: count a side’s own moves, whoever begins', () => {
    const turns = [{ absNum: 1, uci: 'e7e5', fen: '4k3/8/8/4p3/8/8/4P3/4K3 w - e6 0 41' }]
    const initialFen = '4k3/4p3/8/8/8/8/4P3/4K3 b - - 5 40'
    const { clock } = selectGameView(
      gameSnapshotAt({}, { initialFen, turns, givenMs: { w: 0, b: 0 } }),
    )
    expect(clock.maxMs).toEqual({ w: 180_000, b: 182_000 })
  })

  it('R31: a correction beyond the round trip and the quota is odd, logged, and run down within 300 ms', () => {
    const before: OnlineClock = {
      times: { w: 60_000, b: 60_000 },
      runningSince: 0,
      correction: null,
    }
    const correct = (w: number, earnedMs = 0) =>
      correctedClock(
        before,
        { clocks: { w, b: 60_000 }, running: true },
        { at: 10_000, turn: 'w', rttMs: 80, earnedMs },
      ).correction
    expect(correct(50_000)).toBeNull()
    expect(correct(49_900)).toEqual({ color: 'w', ms: -100, tweenMs: 0, odd: false })
    expect(correct(49_420)).toMatchObject({ odd: false })
    expect(correct(49_419)).toEqual({ color: 'w', ms: -581, tweenMs: 300, odd: true })
    expect(correct(51_000)).toEqual({ color: 'w', ms: 1_000, tweenMs: 0, odd: true })
    expect(correct(52_000, 2_000)).toBeNull()
  })

  it('R31: an odd one is told to the log', async () => {
    const { hear, told } = await startGame({
      snapshot: { ...running, clocks: { w: 60_000, b: 60_000 } },
    })
    hear({
      type: 'TIME_CHANGED',
      data: { clocks: { w: 50_000, b: 60_000 }, givenMs: { w: 0, b: 0 }, running: true },
    })
    expect(told.at(-1)).toEqual({ type: 'clock.jumped', ms: -10_000 })
  })
})

it('counts viewers, never below none, and lets a visitor who signs in play', async () => {
  const { actor, view } = await startGame({ uid: null })
  actor.send({ type: 'viewers.counted', count: -3 })
  expect(view()).toMatchObject({ viewers: 0, color: null })
  actor.send({ type: 'player.signedIn', uid: 'u-ben' })
  expect(view().color).toBe('b')
})

it('keeps grades and the board’s status for who asks', async () => {
  const { hear, context } = await startGame()
  hear({ type: 'MOVE_ANALYZED', data: { absNum: 1, grade: 'brilliant' } })
  hear({ type: 'STATUS_CHANGED', data: { status: 'completed' } })
  expect(context()).toMatchObject({ grades: { 1: 'brilliant' }, boardStatus: 'completed' })
})

it('holds plain data only', () => {
  for (const { context } of Object.values(gameStates))
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
})

it('says when the last move was played, as far as the server has kept it', async () => {
  const { hear, view, snapshotNow } = await startGame()
  expect(view().moveEndTime).toBeNull()
  const turns = turnsOf(['e2e4', 'e7e5'])
  const [e4, e5] = turns
  if (!e4 || !e5) throw new Error('Two moves were expected.')
  hear(moveOf({ ...e4, ts: 1_770_000_000_000 }, 0))
  expect(view().moveEndTime).toBe(1_770_000_000_000)
  hear(moveOf({ ...e5, ts: 1_770_000_007_000 }, 0))
  expect(view().moveEndTime).toBe(1_770_000_007_000)
  // Taken back: the move before is the last one again.
  snapshotNow(9, { turns: [{ ...e4, ts: 1_770_000_000_000 }] })
  expect(view().moveEndTime).toBe(1_770_000_000_000)
  snapshotNow(10, { turns })
  expect(view().moveEndTime).toBeNull()
})
