/** Reports about the use of the site, without data about the user. */
export interface Reports {
  /** A user has become a member; once for each. Sent only where the reader allows statistics. */
  readonly registrationComplete: () => void
  /** A call about the notifications failed; the reader sees no error. */
  readonly notificationsFailed: (call: 'list' | 'mark-read') => void
  /** A call about the tower failed; the reader sees no error. */
  readonly towerFailed: (call: string) => void
  /** A call about rewards failed; the reader sees no error. */
  readonly rewardsFailed: (call: string) => void
}

/** Reports nothing. */
export const noReports: Reports = {
  registrationComplete: () => {},
  notificationsFailed: () => {},
  towerFailed: () => {},
  rewardsFailed: () => {},
}
