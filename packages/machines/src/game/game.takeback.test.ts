import { describe, expect, it } from 'vitest'
import { startGame, turnsOf } from './game.test-kit.ts'

const italian = ['e2e4', 'e7e5', 'g1f3'] as const
const clocks = { w: 150_000, b: 160_000 }

const unrated = (
  moves: readonly string[] = italian,
  options: Pick<Parameters<typeof startGame>[0] & object, 'uid'> = {},
) => startGame({ mode: 'unrated', snapshot: { turns: turnsOf(moves) }, ...options })

const back = (moves: readonly string[]) => ({
  type: 'MOVES_CHANGED' as const,
  data: { turns: turnsOf(moves), clocks, running: moves.length > 1 },
})

describe('a takeback', () => {
  it('is asked for once, waits for its answer, and takes the board back', async () => {
    const { actor, playing, hear, commands, moves, context } = await unrated()
    expect(playing().takeback).toEqual({ status: 'none', offer: { can: true } })
    actor.send({ type: 'takeback.offer' })
    actor.send({ type: 'takeback.offer' })
    expect(commands()).toEqual(['takeback.offer'])
    expect(playing().takeback).toMatchObject({ offer: { why: 'waiting_for_server' } })
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'w' } })
    expect(playing().takeback).toMatchObject({
      status: 'offered',
      offer: { why: 'takeback_offer_open' },
    })
    hear(back(['e2e4', 'e7e5']))
    expect(moves()).toBe('e2e4 e7e5')
    expect(playing()).toMatchObject({
      turn: 'w',
      takeback: { status: 'none', offer: { can: true } },
      takebackOutcome: { by: 'w', outcome: 'granted' },
    })
    expect(context().clock.times).toEqual(clocks)
  })

  it('of the opponent is heard, and answered once', async () => {
    const { actor, playing, hear, commands, sounds, time, moves } = await unrated()
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'b' } })
    expect(sounds()).toContain('call')
    expect(playing().takeback).toEqual({ status: 'received', answer: { can: true } })
    actor.send({ type: 'takeback.accept' })
    actor.send({ type: 'takeback.decline' })
    expect(commands()).toEqual(['takeback.accept'])
    time.increment(3_000)
    expect(playing().takeback?.status).toBe('received')
    hear(back(['e2e4']))
    expect(moves()).toBe('e2e4')
    expect(playing()).toMatchObject({
      takeback: { status: 'none' },
      takebackOutcome: { by: 'b', outcome: 'granted' },
    })
  })

  it('that is refused is heard by its asker, and may be asked for again after six plies', async () => {
    const { playing, hear, sounds, moved } = await unrated()
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'w' } })
    hear({ type: 'TAKEBACK_REJECTED', data: { color: 'w' } })
    expect(sounds()).toContain('drawdecl')
    expect(playing()).toMatchObject({
      takeback: { status: 'none', offer: { why: 'takeback_too_soon' } },
      takebackOutcome: { by: 'w', outcome: 'declined' },
    })
    for (const uci of ['b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6']) moved(uci)
    expect(playing()).toMatchObject({
      takeback: { offer: { why: 'takeback_too_soon' } },
      takebackOutcome: null,
    })
    moved('d2d4')
    expect(playing().takeback).toMatchObject({ offer: { can: true } })
  })

  it('is declined by a move of the opponent, which its asker is told', async () => {
    const { playing, hear, moved } = await unrated()
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'w' } })
    moved('b8c6')
    expect(playing()).toMatchObject({
      takeback: { status: 'none' },
      takebackOutcome: { by: 'w', outcome: 'declined' },
    })
  })

  it('that its asker forgets by moving on is no news', async () => {
    const { playing, hear, moved } = await unrated(['e2e4', 'e7e5'])
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'w' } })
    moved('g1f3')
    expect(playing()).toMatchObject({ takeback: { status: 'none' }, takebackOutcome: null })
  })

  it('is not for rated games, viewers, or who has not moved', async () => {
    const rated = await startGame({ snapshot: { turns: turnsOf(italian) } })
    rated.actor.send({ type: 'takeback.offer' })
    expect(rated.playing().takeback).toBeNull()
    const viewer = await unrated(italian, { uid: null })
    viewer.actor.send({ type: 'takeback.offer' })
    expect(viewer.playing().takeback).toMatchObject({ offer: { why: 'not_a_player' } })
    const first = await unrated([])
    first.actor.send({ type: 'takeback.offer' })
    expect(first.playing().takeback).toMatchObject({ offer: { why: 'nothing_to_take_back' } })
    const black = await unrated(['e2e4'], { uid: 'u-ben' })
    expect(black.playing().takeback).toMatchObject({ offer: { why: 'nothing_to_take_back' } })
    expect([rated, viewer, first].flatMap(({ commands }) => commands())).toEqual([])
  })

  it('needs a line, and is over with it until the server tells how things stand', async () => {
    const { actor, playing, hear } = await unrated()
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'b' } })
    actor.send({ type: 'takeback.accept' })
    actor.send({ type: 'line.lost' })
    expect(playing().takeback).toEqual({
      status: 'received',
      answer: { can: false, why: 'you_are_offline' },
    })
  })

  it('R05: that was asked for or granted meanwhile comes with the snapshot', async () => {
    const { playing, snapshotNow, premove } = await unrated()
    premove('f1c4')
    snapshotNow(5, {
      turns: turnsOf(italian),
      takebackOffer: 'b',
      lastTakeback: { w: null, b: 3 },
    })
    expect(playing()).toMatchObject({ takeback: { status: 'received' }, premoves: ['f1c4'] })
    snapshotNow(9, { turns: turnsOf(['e2e4']) })
    expect(playing()).toMatchObject({
      premoves: [],
      takeback: { status: 'none' },
      takebackOutcome: { by: 'b', outcome: 'granted' },
    })
  })

  it('R21: drops the own move that it took the ground from', async () => {
    const { play, hear, playing, moves } = await unrated(['e2e4', 'e7e5'])
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'b' } })
    play('g1f3')
    hear(back(['e2e4']))
    expect(moves()).toBe('e2e4')
    expect(playing()).toMatchObject({ ownMove: 'rejected', notice: 'move_dropped' })
  })

  it('ends with the game', async () => {
    const { actor, hear, view } = await unrated()
    hear({ type: 'TAKEBACK_OFFER', data: { color: 'b' } })
    hear({
      type: 'PHASE_CHANGED',
      data: { phase: 'DONE', end: { result: 'DRAW', reason: 'draw-by-offer' } },
    })
    expect(view().status).toBe('over')
    expect(actor.getSnapshot().context).toMatchObject({
      takebackOffer: null,
      takebackOutcome: null,
    })
  })
})
