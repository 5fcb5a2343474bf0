/** Runs: puzzles that get harder, until the first miss or for three minutes. */
export const runKinds = ['streak', 'timed'] as const
export type RunKind = (typeof runKinds)[number]

/**
 * How a puzzle is tried: for the rating, without it, the puzzle of the day, one that failed before and has come
 * again, or in a run.
 */
export const puzzleModes = ['rated', 'practice', 'daily', 'review', ...runKinds] as const
export type PuzzleMode = (typeof puzzleModes)[number]

/** Why a run is over: a miss, the clock, its player left it, the puzzles of the day, or there is no further puzzle. */
export const runEndings = ['missed', 'time', 'left', 'limit', 'none_left'] as const
export type RunEnding = (typeof runEndings)[number]

/** The rules of runs. Times are in milliseconds. */
export const runRules = {
  /** How long a timed run is, from its first move on. */
  durationMs: 180_000,
  /** What a miss takes of it. */
  missMs: 10_000,
  /** What so many right moves in a row give. */
  bonuses: [
    { moves: 5, ms: 3000 },
    { moves: 12, ms: 5000 },
    { moves: 20, ms: 7000 },
    { moves: 30, ms: 10_000 },
  ],
  /** After the last of them, each time that there are so many more. */
  furtherMoves: 10,
  /** How hard the first puzzle is, in points. */
  firstLevel: 600,
  /** By how much each one is harder than the one before. */
  levelStep: { streak: 50, timed: 25 },
} as const

/** How a try went, once that is decided: the first wrong move or hint decides it. */
export const puzzleResults = ['solved', 'hinted', 'failed'] as const
export type PuzzleResult = (typeof puzzleResults)[number]

/** The numbers of puzzles. */
export const puzzleLimits = {
  /** New puzzles that an account without Pro may begin on a day (UTC), of whichever mode; the daily one is free. */
  freeADay: 5,
  /** The same for a visitor, without the rating. */
  visitorADay: 1,
  /** After so many days a puzzle that failed comes again, as long as it is solved each time. */
  reviewDays: [1, 3, 7, 21],
  /** How far from the player's rating puzzles are looked for first, in points; it is doubled until there is one. */
  window: 150,
} as const

/** Puzzles for practice without a connection, the only ones whose solution is on the device. */
export const packRules = {
  /** One in so many of the puzzles that come with the server: 200 of 3,000. */
  oneIn: 15,
  /** So many tries are told at once at most. */
  triesAtOnce: 200,
} as const

/** The rating of puzzles with which everybody begins (Glicko-2). */
export const newPuzzleRating = { rating: 1200, deviation: 350, volatility: 0.06 } as const

/** Themes to choose from, by groups: what a puzzle is about, how it mates, and where in the game it is. */
export const puzzleThemeGroups = {
  tactics: [
    'fork',
    'pin',
    'skewer',
    'discoveredAttack',
    'doubleCheck',
    'hangingPiece',
    'trappedPiece',
    'sacrifice',
    'deflection',
    'attraction',
    'capturingDefender',
    'intermezzo',
    'clearance',
    'interference',
    'xRayAttack',
    'quietMove',
    'defensiveMove',
    'advancedPawn',
    'promotion',
    'underPromotion',
    'exposedKing',
    'kingsideAttack',
    'queensideAttack',
    'attackingF2F7',
    'zugzwang',
  ],
  mates: ['mateIn1', 'mateIn2', 'mateIn3', 'mateIn4', 'backRankMate', 'smotheredMate'],
  phases: [
    'opening',
    'middlegame',
    'endgame',
    'pawnEndgame',
    'knightEndgame',
    'bishopEndgame',
    'rookEndgame',
    'queenEndgame',
    'queenRookEndgame',
  ],
} as const
export type PuzzleThemeGroup = keyof typeof puzzleThemeGroups
export type PuzzleTheme = (typeof puzzleThemeGroups)[PuzzleThemeGroup][number]

/** All of them. */
export const puzzleThemes: readonly PuzzleTheme[] = Object.values(puzzleThemeGroups).flat()
