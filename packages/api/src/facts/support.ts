/** What a message to the support may hold, in characters. */
export const supportLimits = {
  subject: { maxLength: 120 },
  message: { maxLength: 4_000 },
} as const
