import type { PuzzleTheme, PuzzleThemeGroup } from '@kingside/api/facts'
import { defineMessage } from 'react-intl'

/** What a puzzle is about. */
export const themeMessages = {
  advancedPawn: defineMessage({
    id: 'puzzles.theme.advancedPawn',
    defaultMessage: 'Advanced pawn',
    description: 'Theme of a puzzle: a chess term.',
  }),
  attackingF2F7: defineMessage({
    id: 'puzzles.theme.attackingF2F7',
    defaultMessage: 'Attack on f2 or f7',
    description: 'Theme of a puzzle: a chess term.',
  }),
  attraction: defineMessage({
    id: 'puzzles.theme.attraction',
    defaultMessage: 'Attraction',
    description: 'Theme of a puzzle: a chess term.',
  }),
  backRankMate: defineMessage({
    id: 'puzzles.theme.backRankMate',
    defaultMessage: 'Back-rank mate',
    description: 'Theme of a puzzle: a chess term.',
  }),
  bishopEndgame: defineMessage({
    id: 'puzzles.theme.bishopEndgame',
    defaultMessage: 'Bishop endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  capturingDefender: defineMessage({
    id: 'puzzles.theme.capturingDefender',
    defaultMessage: 'Capture the defender',
    description: 'Theme of a puzzle: a chess term.',
  }),
  clearance: defineMessage({
    id: 'puzzles.theme.clearance',
    defaultMessage: 'Clearance',
    description: 'Theme of a puzzle: a chess term.',
  }),
  defensiveMove: defineMessage({
    id: 'puzzles.theme.defensiveMove',
    defaultMessage: 'Defensive move',
    description: 'Theme of a puzzle: a chess term.',
  }),
  deflection: defineMessage({
    id: 'puzzles.theme.deflection',
    defaultMessage: 'Deflection',
    description: 'Theme of a puzzle: a chess term.',
  }),
  discoveredAttack: defineMessage({
    id: 'puzzles.theme.discoveredAttack',
    defaultMessage: 'Discovered attack',
    description: 'Theme of a puzzle: a chess term.',
  }),
  doubleCheck: defineMessage({
    id: 'puzzles.theme.doubleCheck',
    defaultMessage: 'Double check',
    description: 'Theme of a puzzle: a chess term.',
  }),
  endgame: defineMessage({
    id: 'puzzles.theme.endgame',
    defaultMessage: 'Endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  exposedKing: defineMessage({
    id: 'puzzles.theme.exposedKing',
    defaultMessage: 'Exposed king',
    description: 'Theme of a puzzle: a chess term.',
  }),
  fork: defineMessage({
    id: 'puzzles.theme.fork',
    defaultMessage: 'Fork',
    description: 'Theme of a puzzle: a chess term.',
  }),
  hangingPiece: defineMessage({
    id: 'puzzles.theme.hangingPiece',
    defaultMessage: 'Hanging piece',
    description: 'Theme of a puzzle: a chess term.',
  }),
  interference: defineMessage({
    id: 'puzzles.theme.interference',
    defaultMessage: 'Interference',
    description: 'Theme of a puzzle: a chess term.',
  }),
  intermezzo: defineMessage({
    id: 'puzzles.theme.intermezzo',
    defaultMessage: 'Intermezzo',
    description: 'Theme of a puzzle: a chess term.',
  }),
  kingsideAttack: defineMessage({
    id: 'puzzles.theme.kingsideAttack',
    defaultMessage: 'Kingside attack',
    description: 'Theme of a puzzle: a chess term.',
  }),
  knightEndgame: defineMessage({
    id: 'puzzles.theme.knightEndgame',
    defaultMessage: 'Knight endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  mateIn1: defineMessage({
    id: 'puzzles.theme.mateIn1',
    defaultMessage: 'Mate in one',
    description: 'Theme of a puzzle: a chess term.',
  }),
  mateIn2: defineMessage({
    id: 'puzzles.theme.mateIn2',
    defaultMessage: 'Mate in two',
    description: 'Theme of a puzzle: a chess term.',
  }),
  mateIn3: defineMessage({
    id: 'puzzles.theme.mateIn3',
    defaultMessage: 'Mate in three',
    description: 'Theme of a puzzle: a chess term.',
  }),
  mateIn4: defineMessage({
    id: 'puzzles.theme.mateIn4',
    defaultMessage: 'Mate in four',
    description: 'Theme of a puzzle: a chess term.',
  }),
  middlegame: defineMessage({
    id: 'puzzles.theme.middlegame',
    defaultMessage: 'Middlegame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  opening: defineMessage({
    id: 'puzzles.theme.opening',
    defaultMessage: 'Opening',
    description: 'Theme of a puzzle: a chess term.',
  }),
  pawnEndgame: defineMessage({
    id: 'puzzles.theme.pawnEndgame',
    defaultMessage: 'Pawn endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  pin: defineMessage({
    id: 'puzzles.theme.pin',
    defaultMessage: 'Pin',
    description: 'Theme of a puzzle: a chess term.',
  }),
  promotion: defineMessage({
    id: 'puzzles.theme.promotion',
    defaultMessage: 'Promotion',
    description: 'Theme of a puzzle: a chess term.',
  }),
  queenEndgame: defineMessage({
    id: 'puzzles.theme.queenEndgame',
    defaultMessage: 'Queen endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  queenRookEndgame: defineMessage({
    id: 'puzzles.theme.queenRookEndgame',
    defaultMessage: 'Queen and rook endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  queensideAttack: defineMessage({
    id: 'puzzles.theme.queensideAttack',
    defaultMessage: 'Queenside attack',
    description: 'Theme of a puzzle: a chess term.',
  }),
  quietMove: defineMessage({
    id: 'puzzles.theme.quietMove',
    defaultMessage: 'Quiet move',
    description: 'Theme of a puzzle: a chess term.',
  }),
  rookEndgame: defineMessage({
    id: 'puzzles.theme.rookEndgame',
    defaultMessage: 'Rook endgame',
    description: 'Theme of a puzzle: a chess term.',
  }),
  sacrifice: defineMessage({
    id: 'puzzles.theme.sacrifice',
    defaultMessage: 'Sacrifice',
    description: 'Theme of a puzzle: a chess term.',
  }),
  skewer: defineMessage({
    id: 'puzzles.theme.skewer',
    defaultMessage: 'Skewer',
    description: 'Theme of a puzzle: a chess term.',
  }),
  smotheredMate: defineMessage({
    id: 'puzzles.theme.smotheredMate',
    defaultMessage: 'Smothered mate',
    description: 'Theme of a puzzle: a chess term.',
  }),
  trappedPiece: defineMessage({
    id: 'puzzles.theme.trappedPiece',
    defaultMessage: 'Trapped piece',
    description: 'Theme of a puzzle: a chess term.',
  }),
  underPromotion: defineMessage({
    id: 'puzzles.theme.underPromotion',
    defaultMessage: 'Underpromotion',
    description: 'Theme of a puzzle: a chess term.',
  }),
  xRayAttack: defineMessage({
    id: 'puzzles.theme.xRayAttack',
    defaultMessage: 'X-ray attack',
    description: 'Theme of a puzzle: a chess term.',
  }),
  zugzwang: defineMessage({
    id: 'puzzles.theme.zugzwang',
    defaultMessage: 'Zugzwang',
    description: 'Theme of a puzzle: a chess term.',
  }),
} as const satisfies Record<PuzzleTheme, unknown>

/** Groups of themes. */
export const groupMessages = {
  mates: defineMessage({
    id: 'puzzles.group.mates',
    defaultMessage: 'Checkmates',
    description: 'Heading of a group of themes.',
  }),
  phases: defineMessage({
    id: 'puzzles.group.phases',
    defaultMessage: 'Phases of the game',
    description: 'Heading of a group of themes.',
  }),
  tactics: defineMessage({
    id: 'puzzles.group.tactics',
    defaultMessage: 'Tactics',
    description: 'Heading of a group of themes.',
  }),
} as const satisfies Record<PuzzleThemeGroup, unknown>
