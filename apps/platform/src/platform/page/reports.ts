/** Reports about the use of the site, without data about the user. */
export interface Reports {
  /** A user has become a member; once for each. */
  readonly registrationComplete: () => void
  /** A call about the notifications failed; the reader sees no error. */
  readonly notificationsFailed: (call: 'list' | 'mark-read') => void
}

/** Reports nothing. */
export const noReports: Reports = {
  registrationComplete: () => {},
  notificationsFailed: () => {},
}
