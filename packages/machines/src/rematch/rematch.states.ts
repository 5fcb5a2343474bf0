import type { SnapshotFrom } from 'xstate'
import { aigerim, never } from '../challenge/challenge.states.ts'
import { provideRematch, type rematchMachine } from './rematch.machine.ts'
import type { RematchContext, RematchEvent, RematchInput, RematchStatus } from './rematch.types.ts'

type Snapshot = SnapshotFrom<typeof rematchMachine>

/** The machine with a server that never answers. */
export const exampleRematch = provideRematch({
  offerRematch: never,
  acceptRematch: never,
  declineRematch: never,
  withdrawRematch: never,
  checkRematch: never,
})

const game = { player: aigerim, gameId: 'b7Qk2', opponentUid: 'u-daulet' } as const

/** Builds a snapshot of the machine as plain data, without running anything. */
export const snapshotAt = (
  value: Snapshot['value'],
  context: Partial<RematchContext> = {},
): Snapshot =>
  exampleRematch.resolveState({
    value,
    context: {
      ...game,
      pending: 'none',
      isOpponentHere: true,
      isConnected: true,
      offerMs: 30_000,
      isDeclined: false,
      end: null,
      refusal: null,
      newGameId: null,
      ...context,
    },
  })

/** One example snapshot for each leaf state; stories and tests draw from here. */
export const rematchStates = {
  opening: snapshotAt('opening'),
  idle: snapshotAt('idle'),
  offering: snapshotAt('offering'),
  offered: snapshotAt('offered', { pending: 'mine' }),
  agreed: snapshotAt('agreed', { pending: 'mine' }),
  withdrawing: snapshotAt('withdrawing', { pending: 'mine', end: 'withdrawn' }),
  received: snapshotAt('received', { pending: 'theirs' }),
  accepting: snapshotAt('accepting', { pending: 'theirs' }),
  declining: snapshotAt('declining', { pending: 'theirs' }),
  checking: snapshotAt('checking', { pending: 'mine' }),
  started: snapshotAt('started', { newGameId: 'c9Rm4' }),
} satisfies Record<string, Snapshot>

export const exampleInputs: readonly RematchInput[] = [
  game,
  { ...game, pending: 'mine' },
  { ...game, pending: 'theirs' },
]

const gameId = 'b7Qk2'

export const exampleEvents = {
  'rematch.offer': [{ type: 'rematch.offer' }],
  'rematch.accept': [{ type: 'rematch.accept' }],
  'rematch.decline': [{ type: 'rematch.decline' }],
  'rematch.withdraw': [{ type: 'rematch.withdraw' }],
  'offer.received': [{ type: 'offer.received', gameId }],
  'offer.declined': [{ type: 'offer.declined', gameId }],
  'offer.withdrawn': [{ type: 'offer.withdrawn', gameId }],
  'offer.expired': [{ type: 'offer.expired', gameId }],
  'rematch.started': [
    { type: 'rematch.started', gameId, newGameId: 'c9Rm4' },
    { type: 'rematch.started', gameId: 'other', newGameId: 'x1Aa0' },
  ],
  'opponent.left': [{ type: 'opponent.left', gameId }],
  'opponent.returned': [{ type: 'opponent.returned', gameId }],
  'connection.lost': [{ type: 'connection.lost' }],
  'connection.found': [{ type: 'connection.found' }],
  'player.changed': [
    { type: 'player.changed', player: { ...aigerim, isBanned: true } },
    { type: 'player.changed', player: aigerim },
  ],
} satisfies {
  readonly [Type in RematchEvent['type']]: readonly Extract<RematchEvent, { readonly type: Type }>[]
}

const statuses = [
  { status: 'open', pending: 'mine', isOpponentHere: true },
  { status: 'open', pending: 'theirs', isOpponentHere: true },
  { status: 'open', pending: 'none', isOpponentHere: false },
  { status: 'started', newGameId: 'c9Rm4' },
] satisfies RematchStatus[]

export const exampleOutputs = {
  offerRematch: statuses,
  acceptRematch: [{ newGameId: 'c9Rm4' }],
  declineRematch: [undefined],
  withdrawRematch: [undefined],
  checkRematch: statuses,
}

const failures = [{ code: 'offline' }, { code: 'challenge_not_found' }]

export const exampleFailures = {
  offerRematch: failures,
  acceptRematch: failures,
  declineRematch: failures,
  withdrawRematch: failures,
  checkRematch: failures,
}
