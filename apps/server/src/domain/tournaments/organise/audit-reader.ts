/** What was done by hand. */
export interface AuditedAct {
  readonly at: Date
  readonly who: { readonly uid: string; readonly name: string }
  /** The name of the call, such as `run.result`. */
  readonly what: string
  readonly round: number | null
  readonly table: number | null
  readonly before: string | null
  readonly after: string | null
  readonly reason: string | null
}

/** Reads what was done by hand in a tournament, the newest first. */
export type AuditReader = (
  tournamentId: number,
  page: { readonly limit: number; readonly offset: number },
) => Promise<{ readonly count: number; readonly acts: readonly AuditedAct[] }>
