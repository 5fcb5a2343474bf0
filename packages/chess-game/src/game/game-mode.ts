/** What a game is used for. */
export const gameModes = [
  'DEBUG',
  'ANALYSIS',
  'ONLINE',
  'OFFLINE',
  'STREAM',
  'STOCKFISH',
  'STOCKFISH VS STOCKFISH',
] as const
/** One of the modes. */
export type GameMode = (typeof gameModes)[number]

/** The rules of a mode. */
export interface ModeRules {
  /** Moves are checked against the rules unless the game's own option differs. */
  readonly withValidation: boolean
  /** A user's move at the end of the main line is appended to it, or begins a variation. */
  readonly userMoveAtEnd: 'append' | 'variation'
  /** How many sides the engine plays. */
  readonly engineSides: 0 | 1 | 2
  /** The main line is what was played over the board, so no variation can replace it. */
  readonly mainLineIsFixed: boolean
}

const offline: ModeRules = {
  withValidation: true,
  userMoveAtEnd: 'append',
  engineSides: 0,
  mainLineIsFixed: false,
}

/** In STREAM and STOCKFISH VS STOCKFISH the main line comes from outside, so the user's moves are variations. */
export const modeRules: Readonly<Record<GameMode, ModeRules>> = {
  DEBUG: { ...offline, withValidation: false },
  ANALYSIS: offline,
  ONLINE: { ...offline, mainLineIsFixed: true },
  OFFLINE: offline,
  STREAM: { ...offline, userMoveAtEnd: 'variation', mainLineIsFixed: true },
  STOCKFISH: { ...offline, engineSides: 1, mainLineIsFixed: true },
  'STOCKFISH VS STOCKFISH': {
    ...offline,
    userMoveAtEnd: 'variation',
    engineSides: 2,
    mainLineIsFixed: true,
  },
}
