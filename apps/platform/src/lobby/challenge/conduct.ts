/** What the player's conduct in the rated games of the last 24 hours leads to. */
export interface Conduct {
  /** Games that the player aborted, missed, left or sat out. */
  readonly offences: number
  /** Until when rated games are closed to the player, in ms since 1970; null when they are not. */
  readonly closedUntil: number | null
  /** For how many minutes the next such game closes them. */
  readonly nextMinutes: number
}
