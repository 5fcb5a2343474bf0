import { positionKey } from '@kingside/chess-game'
import { describe, expect, it } from 'vitest'
import { nextMove, TestGame } from '../../testing/test-game.ts'
import { nextDeadline } from './game-deadlines.ts'
import { connectingMsOf } from './game-limits.ts'
import { snapshotOf } from './game-snapshot.ts'
import { decide } from './game-state.ts'

const againstBot = {
  w: { playerId: 1, botLevel: 1, rating: null },
  b: { playerId: 2, botLevel: null, rating: null },
}
const underway = () => new TestGame().begin().line('e2e4 e7e5', 0)
const snapshot = ({ state }: TestGame, at: number) =>
  snapshotOf(state, { at, viewers: 0, userType: 'player' })

describe('the way to the board', () => {
  it('begins when both are there', () => {
    const game = new TestGame()
    expect(game.state.phase).toBe('CONNECTING')
    game.begin(3_000)
    expect(game.types).toEqual([
      'RIVAL_CONNECTED',
      'RIVAL_CONNECTED',
      'STATUS_CHANGED',
      'PHASE_CHANGED',
    ])
    expect(game.state).toMatchObject({ phase: 'PLAYING', since: 3_000, v: 4 })
  })

  it('begins by itself when both are bots', () => {
    const bot = (playerId: number) => ({ playerId, botLevel: 1, rating: 600 })
    const game = new TestGame({ seats: { w: bot(1), b: bot(2) } })
    expect(nextDeadline(game.state)).toBe(0)
    game.tick(0)
    expect(game.types).toEqual(['STATUS_CHANGED', 'PHASE_CHANGED'])
    expect(game.state.phase).toBe('PLAYING')
  })

  it('tells when its board begins to go and is completed, each once and before the phase', () => {
    const statuses = (game: TestGame) =>
      game.facts.flatMap((fact) => (fact.type === 'STATUS_CHANGED' ? [fact.data.status] : []))
    const game = underway()
    expect(statuses(game)).toEqual(['goes'])
    game.command('w', 'game.resign', 100)
    game.command('w', 'game.resign', 200)
    expect(statuses(game)).toEqual(['goes', 'completed'])
    expect(game.types.slice(-2)).toEqual(['STATUS_CHANGED', 'PHASE_CHANGED'])

    const never = new TestGame()
    never.tick(connectingMsOf({ boardType: 'blitz' }))
    expect(never.state.phase).toBe('DONE')
    expect(statuses(never)).toEqual(['completed'])
  })

  it('numbers its events without a gap', () => {
    const game = underway()
    game.command('w', 'game.resign', 100)
    expect(game.facts.map(({ v }) => v)).toEqual(game.facts.map((_, index) => index + 1))
  })

  it('warns of a scheduled start 10 s before, and then calls the players', () => {
    const game = new TestGame({}, 60_000)
    expect(game.state.phase).toBe('SCHEDULED')
    expect(snapshot(game, 15_000).startsInMs).toBe(45_000)
    game.tick(50_000)
    expect(game.types).toEqual(['SCHEDULED_WARN'])
    game.act({ type: 'player.connected', color: 'w' }, 55_000)
    game.tick(60_000)
    expect(game.state.phase).toBe('CONNECTING')
    game.act({ type: 'player.connected', color: 'b' }, 61_000)
    expect(game.state.phase).toBe('PLAYING')
  })

  it.each([
    ['nobody', [], null, 'ABORT', 'both-connections-timeout', null],
    ['White alone', ['w'], null, 'ABORT', 'left-before-start', 'b'],
    ['White alone, scheduled', ['w'], 1_000, 'WHITE_WIN', 'one-connection-timeout', 'b'],
    ['Black alone, scheduled', ['b'], 1_000, 'BLACK_WIN', 'one-connection-timeout', 'w'],
  ] as const)('ends after 30 s when %s comes', (_who, come, startsAt, result, reason, by) => {
    const game = new TestGame({}, startsAt)
    for (const color of come) game.act({ type: 'player.connected', color }, 2_000)
    game.tick((startsAt ?? 0) + 30_000)
    expect(game.types).toContain('CONNECTING_WARN')
    expect(game.state.end).toEqual({ result, reason })
    expect(game.state.endedBy).toBe(by)
  })

  it('R82: can be aborted until both have moved, and no longer', () => {
    const before = new TestGame()
    before.command('b', 'game.abort', 0)
    expect(before.state.end?.reason).toBe('manual-abort-while-connecting')
    const first = new TestGame().begin()
    first.play('e2e4', 0)
    first.command('b', 'game.abort', 100)
    expect(first.state.end).toEqual({ result: 'ABORT', reason: 'manual-abort-before-first-move' })
    expect(first.state.endedBy).toBe('b')
    expect(underway().command('w', 'game.abort', 100)).toMatchObject({ reason: 'not-allowed' })
  })
})

describe('R16: a move that is not right', () => {
  const refused = (
    { state }: TestGame,
    change: Parameters<typeof nextMove>[2] & { readonly by?: 'w' | 'b' | null },
  ) => {
    const game = new TestGame()
    game.state = state
    const { by = 'w', ...overrides } = change
    const decision = game.act(
      { type: 'move', color: by, move: nextMove(state, 'g1f3', overrides), lagMs: 0 },
      10,
    )
    expect(decision.facts).toEqual([])
    expect(decision.state).toBe(state)
    return decision.kind === 'bad-move' ? decision.reason : decision.kind
  }

  it.each([
    [{ absNum: 2 }, 'wrong-number'],
    [{ absNum: 4 }, 'wrong-number'],
    [{ absNum: 1, moveId: 'move-1', uci: 'd2d4' }, 'wrong-number'],
    [{ moveId: 'move-1' }, 'wrong-number'],
    [{ by: 'b' }, 'wrong-turn'],
    [{ by: null }, 'not-a-player'],
    [{ gameId: 'another-game' }, 'not-a-player'],
    [{ positionHash: positionKey('8/8/8/8/8/8/8/8 w - - 0 1') }, 'stale-position'],
    [{ uci: 'g1g3' }, 'illegal'],
    [{ uci: 'e7e5' }, 'illegal'],
    [{ uci: 'e1g1' }, 'illegal'],
  ] as const)('%j is refused as %s', (change, reason) => {
    expect(refused(underway(), change)).toBe(reason)
  })

  it('is refused before the start and after the end', () => {
    expect(refused(new TestGame(), {})).toBe('wrong-turn')
    const over = underway()
    over.command('w', 'game.resign', 5)
    expect(refused(over, {})).toBe('finished')
  })

  it('R12: is the same move when it comes again, also after the end', () => {
    const game = underway()
    const move = nextMove(game.state, 'g1f3')
    const send = () => game.act({ type: 'move', color: 'w', move, lagMs: 0 }, 50)
    const first = send()
    expect(first).toMatchObject({ outcome: 'accepted' })
    for (let time = 0; time < 4; time += 1) {
      const again = send()
      expect(again).toMatchObject({ outcome: 'duplicate', facts: [] })
      expect(again.kind === 'moved' && again.moveV).toBe(first.kind === 'moved' && first.moveV)
    }
    game.command('b', 'game.resign', 60)
    expect(send()).toMatchObject({ outcome: 'duplicate' })
    expect(game.state.turns).toHaveLength(3)
  })
})

describe('presence', () => {
  it('R61: of a line that was silent for longer than the grace the opponent is told at once', () => {
    const game = underway()
    game.act({ type: 'player.disconnected', color: 'b', wasSilent: true }, 8_000)
    game.tick(8_000)
    expect(game.facts.at(-1)).toMatchObject({
      type: 'RIVAL_DISCONNECTED',
      data: { color: 'b', countdownMs: 30_000 },
    })
    expect(snapshot(game, 8_000).absentMs).toEqual({ w: null, b: 30_000 })
  })

  const leave = (game: TestGame, color: 'w' | 'b', at: number) =>
    game.act({ type: 'player.disconnected', color }, at)
  const come = (game: TestGame, color: 'w' | 'b', at: number) =>
    game.act({ type: 'player.connected', color }, at)

  it('R61: a reload is told to nobody; 5 s away are, with a countdown that a return ends', () => {
    const game = underway()
    const before = game.facts.length
    leave(game, 'b', 1_000)
    come(game, 'b', 5_999)
    game.tick(7_000)
    expect(game.facts).toHaveLength(before)
    leave(game, 'b', 8_000)
    game.tick(12_999)
    expect(game.facts).toHaveLength(before)
    game.tick(13_000)
    expect(game.facts.at(-1)).toMatchObject({
      type: 'RIVAL_DISCONNECTED',
      data: { color: 'b', countdownMs: 30_000 },
    })
    expect(snapshot(game, 20_000).absentMs).toEqual({ w: null, b: 23_000 })
    come(game, 'b', 30_000)
    expect(game.facts.at(-1)).toMatchObject({ type: 'RIVAL_CONNECTED', data: { color: 'b' } })
    expect(snapshot(game, 30_000).absentMs).toEqual({ w: null, b: null })
    game.tick(60_000)
    expect(game.state.phase).toBe('PLAYING')
  })

  it.each([
    [{ initialMs: 60_000, incrementMs: 0 }, 30_000],
    [{ initialMs: 600_000, incrementMs: 10_000 }, 100_000],
    [{ initialMs: 2_700_000, incrementMs: 10_000 }, 180_000],
  ])('counts down from a tenth of the time control: %j', (clock, countdownMs) => {
    const game = new TestGame({ clock }).begin().line('e2e4 e7e5', 0)
    leave(game, 'b', 0)
    game.tick(5_000)
    expect(game.facts.at(-1)).toMatchObject({ data: { countdownMs } })
  })

  it('lets the opponent of who does not come back choose, and is won where nothing is chosen', () => {
    const game = underway()
    leave(game, 'b', 0)
    expect(game.command('w', 'absence.win', 34_999)).toMatchObject({ reason: 'not-allowed' })
    game.tick(35_000)
    expect(game.facts.at(-1)).toMatchObject({
      type: 'RIVAL_DISCONNECTED',
      data: { color: 'b', countdownMs: 0, choiceMs: 60_000 },
    })
    expect(snapshot(game, 45_000)).toMatchObject({
      absentMs: { w: null, b: 0 },
      choiceMs: { w: null, b: 50_000 },
    })
    game.tick(94_999)
    expect(game.state.phase).toBe('PLAYING')
    game.tick(95_000)
    expect(game.state.end).toEqual({ result: 'WHITE_WIN', reason: 'not-reconnected' })
    expect(game.state.endedBy).toBe('b')
  })

  it.each([
    ['absence.win', { result: 'WHITE_WIN', reason: 'disconnect' }],
    ['absence.draw', { result: 'DRAW', reason: 'disconnect' }],
  ] as const)('ends as the waiting player chooses: %s', (command, end) => {
    const game = underway()
    leave(game, 'b', 0)
    expect(game.command('b', command, 36_000)).toMatchObject({ reason: 'not-allowed' })
    expect(game.command('w', command, 36_000).kind).toBe('done')
    expect(game.state).toMatchObject({ end, endedBy: 'b' })
  })

  it('begins the countdown anew for a player who waits on, and asks again after it', () => {
    const game = underway()
    leave(game, 'b', 0)
    expect(game.command('w', 'absence.wait', 40_000).kind).toBe('done')
    expect(snapshot(game, 40_000)).toMatchObject({
      absentMs: { w: null, b: 30_000 },
      choiceMs: { w: null, b: null },
    })
    expect(game.command('w', 'absence.win', 69_999)).toMatchObject({ reason: 'not-allowed' })
    game.tick(70_000)
    expect(snapshot(game, 70_000).choiceMs.b).toBe(60_000)
  })

  it('is drawn where who waits can not mate', () => {
    const bare = new TestGame({ initialFen: '7k/3p4/8/8/8/8/8/K7 w - - 0 1' })
    bare.begin().line('a1a2 d7d6', 0)
    leave(bare, 'b', 0)
    bare.command('w', 'absence.win', 35_000)
    expect(bare.state.end?.result).toBe('DRAW')
  })

  it('is won by a bot at once, which has nobody who chooses', () => {
    const game = new TestGame({ seats: againstBot }).begin().line('e2e4 e7e5', 0)
    leave(game, 'b', 0)
    game.tick(35_000)
    expect(game.state.end).toEqual({ result: 'WHITE_WIN', reason: 'not-reconnected' })
  })

  it('R62: a flag is claimed neither before it falls, nor on the own turn, nor twice', () => {
    const game = underway()
    leave(game, 'w', 0)
    expect(game.command('b', 'flag.claim', 20_000)).toMatchObject({ reason: 'not-due' })
    come(game, 'w', 30_000)
    expect(game.command('w', 'flag.claim', 31_000)).toMatchObject({ reason: 'not-allowed' })
    expect(game.command('b', 'flag.claim', 180_500).kind).toBe('done')
    expect(game.command('b', 'flag.claim', 180_501)).toMatchObject({ reason: 'finished' })
  })

  it('R63: a return at the last instant counts, and one at the due instant is too late', () => {
    const inTime = underway()
    leave(inTime, 'b', 0)
    come(inTime, 'b', 34_999)
    inTime.tick(35_000)
    expect(inTime.state.phase).toBe('PLAYING')
    const back = underway()
    leave(back, 'b', 0)
    come(back, 'b', 60_000)
    expect(back.command('w', 'absence.win', 60_000)).toMatchObject({ reason: 'not-allowed' })
    expect(snapshot(back, 60_000).choiceMs).toEqual({ w: null, b: null })
    const late = underway()
    leave(late, 'b', 0)
    come(late, 'b', 95_000)
    expect(late.state.end).toEqual({ result: 'WHITE_WIN', reason: 'not-reconnected' })
    expect(late.types.filter((type) => type === 'PHASE_CHANGED')).toHaveLength(2)
  })

  it('R64: with both gone the game is aborted, once', () => {
    const game = underway()
    leave(game, 'w', 0)
    leave(game, 'b', 4_000)
    game.tick(200_000)
    expect(game.state.end).toEqual({ result: 'ABORT', reason: 'both-connections-timeout' })
    expect(game.types.filter((type) => type === 'PHASE_CHANGED')).toHaveLength(2)
    expect(nextDeadline(game.state)).toBeNull()
  })

  it('a player who reloads in that moment is not gone', () => {
    const game = underway()
    leave(game, 'b', 0)
    leave(game, 'w', 33_000)
    game.tick(35_000)
    expect(snapshot(game, 35_000).choiceMs.b).toBe(60_000)
  })
})

describe('draws', () => {
  it('R70: two offers are a draw', () => {
    const game = underway()
    game.command('w', 'draw.offer', 10)
    game.command('b', 'draw.offer', 10)
    expect(game.state.end).toEqual({ result: 'DRAW', reason: 'draw-by-offer' })
  })

  it('R70: nobody accepts an own offer, one that is gone, or one that never was', () => {
    const game = underway()
    const refusal = { kind: 'refused', reason: 'not-allowed' }
    expect(game.command('b', 'draw.accept', 10)).toMatchObject(refusal)
    game.command('w', 'draw.offer', 10)
    expect(game.command('w', 'draw.accept', 10)).toMatchObject(refusal)
    game.command('b', 'draw.decline', 11)
    expect(game.facts.at(-1)?.type).toBe('DRAW_REJECTED')
    expect(game.command('b', 'draw.accept', 12)).toMatchObject(refusal)
  })

  it('R71: a move declines, and each side offers once in 20 plies', () => {
    const game = underway()
    game.command('w', 'draw.offer', 10)
    game.play('g1f3', 20)
    expect(game.state.drawOffer).toBeNull()
    expect(game.command('b', 'draw.accept', 30)).toMatchObject({ reason: 'not-allowed' })
    expect(game.command('w', 'draw.offer', 30)).toMatchObject({ reason: 'too-often' })
    const pawns =
      'a7a6 a2a3 b7b6 b2b3 c7c6 c2c3 d7d6 d2d3 g7g6 g2g3 h7h6 h2h3 a6a5 a3a4 b6b5 b3b4 c6c5 c3c4'
    game.line(pawns, 40)
    expect(game.state.turns).toHaveLength(21)
    expect(game.command('w', 'draw.offer', 50)).toMatchObject({ reason: 'too-often' })
    game.play('d6d5', 60)
    expect(game.command('w', 'draw.offer', 70).kind).toBe('done')
  })

  it('R76: an open offer stands in the players’ snapshot, and in no viewer’s', () => {
    const game = underway()
    game.command('w', 'draw.offer', 10)
    expect(snapshot(game, 20)).toMatchObject({ drawOffer: 'w', lastOffer: { w: 2, b: null } })
    const seen = snapshotOf(game.state, { at: 20, viewers: 0, userType: 'viewer' })
    expect(seen).toMatchObject({ drawOffer: null, lastOffer: { w: null, b: null } })
  })

  it('can be claimed at the third repetition by the side to move', () => {
    const game = new TestGame().begin()
    game.line('g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1', 0)
    expect(game.command('b', 'draw.claim', 0)).toMatchObject({ reason: 'not-allowed' })
    game.play('f6g8', 0)
    expect(game.command('b', 'draw.claim', 0)).toMatchObject({ reason: 'not-allowed' })
    game.command('w', 'draw.claim', 0)
    expect(game.state.end).toEqual({ result: 'DRAW', reason: 'threefold-repetition' })
  })

  it.each([
    [98, false],
    [99, true],
  ])('can be claimed after 50 moves: %i plies and one more', (halfMoves, canClaim) => {
    const initialFen = `7k/8/8/8/8/8/R7/K7 w - - ${halfMoves} 80`
    const game = new TestGame({ initialFen }).begin()
    game.play('a2b2', 0)
    game.command('b', 'draw.claim', 0)
    expect(game.state.end?.reason).toBe(canClaim ? 'fifty-moves' : undefined)
  })

  it('come by themselves after 75 moves, but mate on the last of them is mate', () => {
    const draw = new TestGame({ initialFen: '7k/8/8/8/8/8/R7/K7 w - - 149 100' }).begin()
    draw.play('a2b2', 0)
    expect(draw.state.end?.reason).toBe('seventy-five-moves')
    const mate = new TestGame({ initialFen: '7k/8/6K1/8/8/8/R7/8 w - - 149 100' }).begin()
    mate.play('a2a8', 0)
    expect(mate.state.end).toEqual({ result: 'WHITE_WIN', reason: 'checkmate' })
  })
})

describe('the end', () => {
  it.each([
    ['resignation then move', ['resign', 'move'], 'resignation'],
    ['move then resignation', ['move', 'resign'], 'resignation'],
    ['flag then move', ['flag', 'move'], 'time-control'],
  ] as const)(
    'R26: %s in one millisecond has one outcome, by their order',
    (_name, order, reason) => {
      const game = underway()
      game.command('b', 'draw.offer', 0)
      const at = order[0] === 'flag' ? 180_500 : 1_000
      for (const what of order) {
        if (what === 'resign') game.command('w', 'game.resign', at)
        else if (what === 'move') game.play('g1f3', at)
        else game.tick(at)
      }
      expect(game.state.end?.reason).toBe(reason)
      expect(game.types.filter((type) => type === 'PHASE_CHANGED')).toHaveLength(2)
      expect(game.command('w', 'draw.accept', at)).toMatchObject({ reason: 'finished' })
    },
  )

  it('R80: comes once; every later command is told so', () => {
    const game = underway()
    game.command('w', 'game.resign', 10)
    const { end, v } = game.state
    for (const command of [
      'game.resign',
      'game.abort',
      'draw.offer',
      'draw.accept',
      'flag.claim',
    ] as const) {
      expect(game.command('b', command, 20)).toMatchObject({ reason: 'finished' })
    }
    expect(game.state).toMatchObject({ end, v })
  })

  it('is for players only', () => {
    expect(underway().command(null, 'game.resign', 10)).toMatchObject({ reason: 'not-a-player' })
  })
})

describe('a judged move', () => {
  it('S-71: is told of a game that is over, and never of one that goes on', () => {
    const game = underway()
    const judged = { type: 'move.judged', move: { absNum: 1, grade: 'best' } } as const
    game.act(judged, 10)
    expect(game.types).not.toContain('MOVE_ANALYZED')
    game.command('w', 'game.resign', 20)
    game.act(judged, 30)
    game.act({ ...judged, move: { absNum: 3, grade: 'best' } }, 40)
    expect(game.types.filter((type) => type === 'MOVE_ANALYZED')).toHaveLength(1)
  })
})

describe('an end from outside', () => {
  it('P6: cancels a game under way: nobody has won, and it stays so', () => {
    const game = underway()
    const end = { result: 'CANCELLED', reason: 'finished-by-system' } as const
    game.act({ type: 'adjudicated', end }, 100)
    expect(game.state).toMatchObject({ phase: 'DONE', end, runningSince: null })
    game.act({ type: 'adjudicated', end: { ...end, result: 'WHITE_WIN' } }, 200)
    expect(game.state.end).toEqual(end)
  })

  it('P6: ends a game whose position can no longer be read', () => {
    const game = underway()
    const broken = game.state.turns.map((turn) => ({ ...turn, fen: 'no position' }))
    const end = { result: 'CANCELLED', reason: 'error' } as const
    const action = { type: 'adjudicated', end } as const
    expect(decide({ ...game.state, turns: broken }, action, 100).state).toMatchObject({
      phase: 'DONE',
      end,
    })
  })
})

describe('the rematch', () => {
  const over = () => {
    const game = underway()
    game.command('w', 'game.resign', 10)
    return game
  }
  const act = (
    game: TestGame,
    color: 'w' | 'b',
    action: 'offer' | 'accept' | 'decline' | 'withdraw',
    at = 100,
  ) => game.act({ type: 'rematch', color, action }, at)

  it('is offered for 30 s', () => {
    const game = over()
    expect(act(game, 'w', 'offer').effects).toEqual([{ type: 'rematch.changed', end: null }])
    expect(game.tick(30_099).effects).toEqual([])
    expect(game.tick(30_100).effects).toEqual([{ type: 'rematch.changed', end: 'expired' }])
    expect(act(game, 'b', 'accept', 30_101)).toMatchObject({ reason: 'not-allowed' })
  })

  it('R72: agreed by two offers asks for one new game', () => {
    const game = over()
    act(game, 'w', 'offer')
    expect(act(game, 'b', 'offer').effects).toEqual([{ type: 'rematch.create' }])
    game.act({ type: 'rematch.started', gameId: 'the-next-game' }, 101)
    for (const color of ['w', 'b'] as const) {
      expect(act(game, color, 'offer')).toMatchObject({ kind: 'done', effects: [] })
    }
  })

  it('is declined by the other, withdrawn by its author, and neither the other way round', () => {
    const game = over()
    act(game, 'w', 'offer')
    expect(act(game, 'w', 'accept')).toMatchObject({ reason: 'not-allowed' })
    expect(act(game, 'b', 'withdraw')).toMatchObject({ reason: 'not-allowed' })
    expect(act(game, 'b', 'decline').effects).toEqual([
      { type: 'rematch.changed', end: 'declined' },
    ])
    act(game, 'w', 'offer')
    expect(act(game, 'w', 'withdraw').effects).toEqual([
      { type: 'rematch.changed', end: 'withdrawn' },
    ])
  })

  it('is not for a game that goes on', () => {
    expect(act(underway(), 'w', 'offer')).toMatchObject({ reason: 'not-allowed' })
  })
})
