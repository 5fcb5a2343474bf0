/** What is reported to those who watch how the site is used. Nothing that says who the user is. */
export interface Reports {
  /** Somebody has become a member; once for each. */
  readonly registrationComplete: () => void
  /** A call about the notifications came to nothing; the reader is told nothing of it. */
  readonly notificationsFailed: (call: 'list' | 'mark-read') => void
}

/** Where nobody watches. */
export const noReports: Reports = {
  registrationComplete: () => {},
  notificationsFailed: () => {},
}
