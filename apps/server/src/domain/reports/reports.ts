import type { ReportEvent } from '@kingside/api/facts'

/** What a page reported. */
export interface NewReport {
  readonly event: ReportEvent
  /** The call that failed, if it is a failure. */
  readonly call: string | null
  /** The public uid of the member; null is whoever is not signed in. Nothing else is known of the reader. */
  readonly playerUid: string | null
}

/** A report as the operator reads it. */
export interface KeptReport extends NewReport {
  readonly id: number
  readonly at: Date
}

/** How long reports are kept, in milliseconds. */
export const reportsKeptMs = 30 * 24 * 60 * 60_000

/** Where reports are kept. */
export interface Reports {
  readonly add: (report: NewReport, at: Date) => Promise<void>
  /** The newest first. */
  readonly list: (
    limit: number,
    offset: number,
  ) => Promise<{ readonly count: number; readonly reports: readonly KeptReport[] }>
}
