/** The numbers of analysis. Times are in milliseconds. */
export const analysisLimits = {
  /** Games a day that an account without Pro may have analysed (specification 3, section 9). */
  freeGamesADay: 3,
  /** A longer game would hold up everybody behind it for too long. */
  maxPlies: 600,
  /** Of each position of a game: two lines, since grades ask how good the second best move is. */
  game: { depth: 14, moveTimeMs: 1_000, lines: 2 },
  position: { depth: 16, moveTimeMs: 1_000 },
  /** How many may wait for one position: each takes a second, and a caller waits ten. */
  maxWaiting: 6,
  /** How long a process may be silent before another takes its analysis up. */
  leaseMs: 60_000,
  /** How often a process looks for what others left. */
  lookMs: 15_000,
  /** How often an analysis may be begun without getting any further. */
  maxTries: 3,
} as const
