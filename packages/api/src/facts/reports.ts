/** The calls whose failures are reported, each an event of its own: the reader sees no error of them. */
export const failureEvents = ['tower_failed', 'rewards_failed', 'notifications_failed'] as const
export type FailureEvent = (typeof failureEvents)[number]

/** Events of use, which only those who allow statistics report. */
export const statisticsEvents = ['registration_complete'] as const

/** Everything that a page may report about the use of the site. */
export const reportEvents = [...failureEvents, ...statisticsEvents] as const
export type ReportEvent = (typeof reportEvents)[number]
