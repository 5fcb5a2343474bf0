import type { CallResponse } from '@kingside/api'
import type { listParticipants } from '@kingside/api/calls/tournaments/participants'
import type { getPairing, getProgress, listAudit } from '@kingside/api/calls/tournaments/running'

/** Where a tournament stands, and what is to be done next. */
export type Progress = CallResponse<typeof getProgress>
export type StepName = NonNullable<Progress['next_step']>

/** Who meets whom in a round, with the results. */
export type Pairing = CallResponse<typeof getPairing>
export type RunBoard = Pairing['boards'][number]
export type Paired = RunBoard['white']
export type Result = NonNullable<RunBoard['result']>
/** Time that an arbiter gives to one side of a board. */
export interface GivenTime {
  readonly color: 'white' | 'black'
  readonly seconds: number
}

/** A participant as those see one who run the tournament. */
export type Listed = CallResponse<typeof listParticipants>['results'][number]
/** Something that was done by hand. */
export type Act = CallResponse<typeof listAudit>['results'][number]

/** What the machine that runs the tournament is told. */
export interface RunHandlers {
  readonly onAsk: (step: StepName) => void
  readonly onConfirm: () => void
  readonly onFinishAnyway: () => void
  readonly onQuestionClose: () => void
  readonly onResult: (entered: {
    readonly round: number
    readonly table: number
    readonly result: Result
    readonly reason: string
  }) => void
  readonly onEdit: () => void
  readonly onEditClose: () => void
  /** Tries again what was refused. */
  readonly onRetry: (reason: string) => void
  readonly onRefusalClose: () => void
}
