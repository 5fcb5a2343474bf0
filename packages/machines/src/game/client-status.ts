import type { SnapshotFrom } from 'xstate'
import type { gameMachine } from './game.machine.ts'

export const clientStatuses = [
  'none',
  'initializing',
  'creating',
  'created',
  'subscribed',
  'started',
  'ended',
  'aborted',
  'error',
  'disconnected',
] as const
export type ClientGameStatus = (typeof clientStatuses)[number]

type Snapshot = SnapshotFrom<typeof gameMachine>

/** The specification's derived status of a game. */
export function clientStatusOf(snapshot: Snapshot): ClientGameStatus {
  const { phase, line } = snapshot.value
  const isDown = line === 'lost'
  if (typeof phase === 'object') {
    if ('prePlay' in phase) return phase.prePlay
    if ('scheduled' in phase) return isDown ? 'disconnected' : 'created'
    return isDown ? 'disconnected' : 'started'
  }
  switch (phase) {
    case 'connecting':
      return isDown ? 'disconnected' : 'initializing'
    case 'arriving':
      return 'subscribed'
    case 'done':
      return doneStatus(snapshot)
    case 'unexpected':
    case 'failed':
      return 'error'
    default:
      return phase satisfies never
  }
}

function doneStatus({ context }: Snapshot): ClientGameStatus {
  const result = context.end?.result
  switch (result) {
    case 'ABORT':
    case 'CANCELLED':
      return 'aborted'
    case 'UNEXPECTED':
      return 'error'
    case 'WHITE_WIN':
    case 'BLACK_WIN':
    case 'DRAW':
    case undefined:
      return 'ended'
    default:
      return result satisfies never
  }
}
