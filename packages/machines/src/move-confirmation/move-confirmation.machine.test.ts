import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideMoveConfirmation } from './move-confirmation.machine.ts'
import type {
  MoveConfirmationEmitted,
  MoveConfirmationEvent,
  MoveConfirmationInput,
} from './move-confirmation.types.ts'
import { selectMoveConfirmationView } from './move-confirmation.view.ts'

const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const later = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
const propose = { type: 'move.propose', uci: 'e2e4' } as const

function start(input: Partial<MoveConfirmationInput>, ...events: MoveConfirmationEvent[]) {
  const actor = createActor(provideMoveConfirmation(), { input: { enabled: true, fen, ...input } })
  const told: MoveConfirmationEmitted[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  for (const event of events) actor.send(event)
  return { actor, told, view: () => selectMoveConfirmationView(actor.getSnapshot()) }
}

describe('a move', () => {
  it('waits for the player’s word', () => {
    const { told, view } = start({}, propose)
    expect([view(), told]).toEqual([{ status: 'asking', uci: 'e2e4' }, []])
  })

  it('is played once it is confirmed, and only once', () => {
    const { told, view } = start({}, propose, { type: 'move.confirm' }, { type: 'move.confirm' })
    expect([view(), told]).toEqual([{ status: 'idle' }, [{ type: 'move.confirmed', uci: 'e2e4' }]])
  })

  it('is not played when it is cancelled; another can be made', () => {
    const { told, view } = start(
      {},
      propose,
      { type: 'move.cancel' },
      { type: 'move.propose', uci: 'd2d4' },
    )
    expect([view(), told]).toEqual([
      { status: 'asking', uci: 'd2d4' },
      [{ type: 'move.cancelled', uci: 'e2e4' }],
    ])
  })

  it('takes the place of one that waits', () => {
    expect(start({}, propose, { type: 'move.propose', uci: 'd2d4' }).view()).toEqual({
      status: 'asking',
      uci: 'd2d4',
    })
  })

  it('is played at once by those who don’t want to be asked', () => {
    const { told, view } = start({ enabled: false }, propose)
    expect([view(), told]).toEqual([{ status: 'idle' }, [{ type: 'move.confirmed', uci: 'e2e4' }]])
  })

  it('goes on waiting when the question is switched off meanwhile', () => {
    const { view } = start({}, propose, { type: 'confirmation.enable', enabled: false })
    expect(view()).toEqual({ status: 'asking', uci: 'e2e4' })
  })

  it('waits on while the same position is told again, as after a lost connection', () => {
    expect(start({}, propose, { type: 'position.change', fen }).view().status).toBe('asking')
  })

  it.each([
    ['the game ends', null],
    ['the game has gone on', later],
  ])('is withdrawn when %s', (_, now) => {
    const { actor, told, view } = start({}, propose, { type: 'position.change', fen: now })
    expect(view()).toEqual({ status: 'withdrawn' })
    actor.send({ type: 'move.confirm' })
    expect(told).toEqual([])
  })

  it('that was withdrawn is forgotten with the next position', () => {
    const { view } = start(
      {},
      propose,
      { type: 'position.change', fen: null },
      { type: 'position.change', fen: later },
    )
    expect(view()).toEqual({ status: 'idle' })
  })

  it('is not held where nothing can be moved', () => {
    const { told, view } = start({ fen: null }, propose)
    expect([view(), told]).toEqual([{ status: 'idle' }, []])
  })
})
