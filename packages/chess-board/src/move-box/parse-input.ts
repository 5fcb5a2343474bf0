import {
  ChessError,
  type ChessGame,
  isSquare,
  type MoveIntent,
  playMove,
  type Square,
  startGame,
} from '@kingside/chess-game'
import type { BoardCommand } from '../headless/keyboard.ts'

/** The meaning of the typed text. */
export type ParsedInput =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'command'
      readonly command: BoardCommand
      readonly square: Square | undefined
    }
  | { readonly kind: 'move'; readonly move: MoveIntent }
  | { readonly kind: 'error'; readonly error: ChessError }

/** The words of each command; the board's keys always work too. */
export type CommandWords = Readonly<Record<BoardCommand, readonly string[]>>

export const commandKeys: CommandWords = {
  'last-move': ['l'],
  'own-pieces': ['o'],
  clocks: ['t'],
  reach: ['m'],
  help: ['?'],
}

const commands: readonly BoardCommand[] = ['last-move', 'own-pieces', 'clocks', 'reach', 'help']

/** Normalises castling in any letters, and moves between squares with a dash or a space. */
function tidy(text: string): string {
  const castled = /^[o0]-?[o0](-?[o0])?([+#]?)$/i.exec(text)
  if (castled) return (castled[1] ? 'O-O-O' : 'O-O') + (castled[2] ?? '')
  const between = /^([a-h][1-8])[-– ]?([a-h][1-8])=?([qrbn]?)$/i.exec(text)
  if (between) return between.slice(1).join('').toLowerCase()
  return text.replaceAll(' ', '')
}

/**
 * The readings of a text, likeliest first: as typed, then with a capital piece letter, because `nf3` is quicker to
 * type. `bc4` stays a pawn's move if that is possible.
 */
const readings = (text: string): readonly string[] => [
  text,
  text.charAt(0).toUpperCase() + text.slice(1),
]

function readMove(game: ChessGame, text: string): MoveIntent | ChessError {
  let first: ChessError | null = null
  for (const reading of new Set(readings(tidy(text)))) {
    try {
      const played = playMove(game, reading).selectedMove
      if (played) {
        const { from, to, promotion } = played
        return { from, to, ...(promotion && { promotion }) }
      }
    } catch (error) {
      if (!(error instanceof ChessError)) throw error
      first ??= error
    }
  }
  return (
    first ?? new ChessError('neither-san-nor-lan', `The move ${text} is neither san or lan`, '')
  )
}

/**
 * Reads a move in SAN or LAN for a position, or a command with its square (`m e2`).
 * @param position a FEN, or the game.
 */
export function parseInput(
  text: string,
  position: string | ChessGame,
  words: CommandWords,
): ParsedInput {
  const typed = text.trim()
  if (typed === '') return { kind: 'nothing' }
  const [word = '', place = ''] = typed.toLowerCase().split(/\s+/)
  const command = commands.find(
    (name) => commandKeys[name].includes(word) || words[name].includes(word),
  )
  if (command) return { kind: 'command', command, square: isSquare(place) ? place : undefined }
  const game = typeof position === 'string' ? startGame(position) : position
  const read = readMove(game, typed)
  return read instanceof ChessError ? { kind: 'error', error: read } : { kind: 'move', move: read }
}
