/** A lesson, or an hour in which a grandmaster answers questions. */
export const masterclassKinds = ['masterclass', 'qa'] as const
export type MasterclassKind = (typeof masterclassKinds)[number]

export const masterclassStatuses = ['upcoming', 'live', 'ended'] as const
export type MasterclassStatus = (typeof masterclassStatuses)[number]

/** The name of a recording in the server's folder of them; no path leads out of it. */
export const recordingName = /^[a-z0-9][a-z0-9-]{0,80}\.(?:mp4|webm)$/

/** The name of its captions, as WebVTT, in the same folder. */
export const captionsName = /^[a-z0-9][a-z0-9-]{0,80}\.vtt$/

/** The numbers of masterclasses. */
export const masterclassLimits = {
  slug: 64,
  title: 120,
  description: 2_000,
  lecturer: 80,
  lecturerTitle: 80,
  minutes: 600,
  /** So long before the beginning the reminder goes out. */
  reminderMinutes: 30,
  /** So long an address of a recording holds; whether its reader has Pro is asked each time. */
  recordingHours: 6,
} as const
