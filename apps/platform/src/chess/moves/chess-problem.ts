import type { ChessError } from '@kingside/chess-game'
import { numberWord } from './move-number.ts'

/** The problems of a position or a game in a text, each with a remedy. */
export const chessProblems = [
  'fen-fields',
  'fen-rows',
  'fen-piece',
  'fen-turn',
  'fen-castling',
  'fen-en-passant',
  'fen-kings',
  'fen-check',
  'fen-pawn-rank',
  'fen-too-many',
  'fen',
  'pgn-empty',
  'pgn-comment',
  'pgn-variation-open',
  'pgn-variation-alone',
  'pgn-bracket',
  'pgn-glyph',
  'pgn-tag',
  'pgn-sign',
  'pgn',
  'move-unknown',
  'move-ambiguous',
  'move-illegal',
] as const
export type ChessProblemKind = (typeof chessProblems)[number]

/** A problem, with its place in the text. */
export interface ChessProblem {
  readonly kind: ChessProblemKind
  /** Line of the text, from 1. */
  readonly line?: number
  /** The move number with the side: `12.` or `12…`. */
  readonly move?: string
  /** A part of the text at that place. */
  readonly excerpt?: string
}

/** The parser's reasons, by their texts. */
const reasons: readonly (readonly [RegExp, ChessProblemKind])[] = [
  [/fields instead of six|longer than/, 'fen-fields'],
  [/side to move is/, 'fen-turn'],
  [/castling right/, 'fen-castling'],
  [/en passant/, 'fen-en-passant'],
  [/kings instead of one/, 'fen-kings'],
  [/not to move is in check/, 'fen-check'],
  [/the last or first rank/, 'fen-pawn-rank'],
  [/more pawns and promoted/, 'fen-too-many'],
  [/is no piece/, 'fen-piece'],
  [/eight squares|eight ranks|side by side/, 'fen-rows'],
]

const pgnReasons: readonly (readonly [RegExp, ChessProblemKind])[] = [
  [/^no game/, 'pgn-empty'],
  [/comment is not closed/, 'pgn-comment'],
  [/variation is not closed/, 'pgn-variation-open'],
  [/beside no move/, 'pgn-variation-alone'],
  [/has no \(/, 'pgn-bracket'],
  [/without a number/, 'pgn-glyph'],
  [/^a tag has no name|^the tag /, 'pgn-tag'],
  [/has no meaning/, 'pgn-sign'],
]

/** Why a game can't continue from a FEN, by the parser's reason. */
export const fenProblem = (reason: string): ChessProblemKind =>
  reasons.find(([words]) => words.test(reason))?.[1] ?? 'fen'

function kindOf({ code, reason }: ChessError): ChessProblemKind {
  switch (code) {
    case 'invalid-fen':
      return fenProblem(reason)
    case 'invalid-pgn':
      return pgnReasons.find(([words]) => words.test(reason))?.[1] ?? 'pgn'
    case 'neither-san-nor-lan':
      return 'move-unknown'
    case 'ambiguous-move':
      return 'move-ambiguous'
    case 'wrong-turn':
    case 'illegal-move':
    case 'castling-not-allowed':
    case 'no-rook':
    case 'no-rook-or-king':
    case 'no-moving-piece':
    case 'no-king':
      return 'move-illegal'
    case 'no-such-move':
    case 'no-history-item':
    case 'invalid-edit':
      return 'pgn'
    default:
      return code satisfies never
  }
}

const longestExcerpt = 24

/** Turns an error of the rules into a problem. @param text the parsed text, for an excerpt */
export function chessProblem(error: ChessError, text = ''): ChessProblem {
  const { line, offset, move } = error.place
  const kind = kindOf(error)
  const isOfText = text !== '' && !kind.startsWith('fen')
  const excerpt = isOfText && offset !== undefined ? excerptAt(text, offset, kind) : ''
  return {
    kind,
    ...(isOfText && line !== undefined && { line }),
    ...(move && { move: numberWord(move) }),
    ...(excerpt !== '' && { excerpt }),
  }
}

/** The text at the place of the problem: a whole move, or as much as fits a line of a message. */
function excerptAt(text: string, offset: number, kind: ChessProblemKind): string {
  const line = text.slice(offset).split('\n', 1).join('').trim()
  if (kind.startsWith('move')) return line.split(/\s/, 1).join('').slice(0, longestExcerpt)
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt).trim()}…` : line
}
