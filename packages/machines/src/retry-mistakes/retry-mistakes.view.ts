import type { KeyMoment } from '@kingside/chess-game/review'
import type { SnapshotFrom } from 'xstate'
import type { retryMistakesMachine } from './retry-mistakes.machine.ts'

type Snapshot = SnapshotFrom<typeof retryMistakesMachine>

/** A moment, and how it stands with it. */
export interface RetriedMoment {
  readonly status: 'asking' | 'judging' | 'wrong' | 'unjudged' | 'found' | 'shown'
  readonly moment: KeyMoment
  /** From 1. */
  readonly number: number
  readonly total: number
  /** The move that was tried last, in UCI. */
  readonly tried: string | null
}

/** The state of the mistakes that are tried again. */
export type RetryMistakesView =
  | RetriedMoment
  | { readonly status: 'finished'; readonly found: number; readonly total: number }

/** The machine's snapshot as the page sees it. */
export function selectRetryMistakesView(snapshot: Snapshot): RetryMistakesView {
  const { moments, index, tried, outcomes } = snapshot.context
  const total = moments.length
  const moment = moments[index]
  const status = statusOf(snapshot.value)
  if (status === 'finished' || !moment) {
    return {
      status: 'finished',
      found: outcomes.filter((outcome) => outcome === 'found').length,
      total,
    }
  }
  return { status, moment, number: index + 1, total, tried }
}

function statusOf(value: Snapshot['value']): RetriedMoment['status'] | 'finished' {
  return typeof value === 'object' ? value.open : value
}
