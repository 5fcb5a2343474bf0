/** How many players one player may follow, and may block. */
export const relationLimits = { following: 500, blocked: 1_000 } as const

/** What a player may be reported for. */
export const playerReportKinds = [
  'cheating',
  'rating_manipulation',
  'behaviour',
  'name_or_picture',
  'other',
] as const
export type PlayerReportKind = (typeof playerReportKinds)[number]

/** What a report of a player may hold, in characters, and how many one player may send in a day (UTC). */
export const playerReportLimits = { text: { maxLength: 1_000 }, perDay: 10 } as const

/** What an operator decided about a report: something was done about the player, or nothing was wrong. */
export const playerReportDecisions = ['acted', 'dismissed'] as const
export type PlayerReportDecision = (typeof playerReportDecisions)[number]

/** The lists of the best players: the platform's ratings, the online arena's, and those over the board. */
export const topFamilies = ['worldchess', 'fide', 'otb'] as const
export type TopFamily = (typeof topFamilies)[number]

/** The time controls of a list of the best, in the order in which they are offered. `standard` is over the board only. */
export const topBoardTypes = {
  worldchess: ['bullet', 'blitz', 'rapid'],
  fide: ['bullet', 'blitz', 'rapid'],
  otb: ['standard', 'rapid', 'blitz'],
} as const satisfies Readonly<Record<TopFamily, readonly string[]>>
export type TopBoardType = (typeof topBoardTypes)[TopFamily][number]

/** A rating with a larger deviation says too little for a place among the best. */
export const topMaxDeviation = 110

/** How many players a page of these lists has. */
export const playersPageSize = 50
