import { ChessError } from '../chess-error.ts'
import type { MoveIntent } from '../model/move.ts'
import { startFen } from '../position/start-fen.ts'
import { parseFen, Position, resolveMove } from '../position/position.ts'
import { linesAlong, type MoveAddress, replaceLine } from './address.ts'
import { type ChessGame, emptyGame, type GameOptions } from './chess-game.ts'
import { modeRules } from './game-mode.ts'
import { HistoryMove, intoLine, type Line } from './history-move.ts'

/** A move to play: SAN (`Nf3`), LAN (`g1f3`), or squares with the promotion piece. */
export type MoveInput = string | MoveIntent

/** Data recorded with a move. */
export interface PlayOptions {
  /** Time left to the mover after the move, in milliseconds. */
  readonly clockMs?: number | undefined
}

/**
 * Starts a game.
 * @param options the FEN to begin with, or all options. @default the standard initial position
 * @throws {ChessError} `invalid-fen` when the FEN names no legal position (with validation).
 */
export function startGame(options: string | GameOptions = {}): ChessGame {
  const { fen = startFen, ...rest } = typeof options === 'string' ? { fen: options } : options
  const { withValidation = modeRules[rest.mode ?? 'ANALYSIS'].withValidation } = rest
  return emptyGame(parseFen(fen, { withValidation }), rest)
}

/** Rounds the clock to whole milliseconds, the precision of PGN. */
const historyMove = (position: Position, { clockMs }: PlayOptions): HistoryMove =>
  new HistoryMove(
    position,
    clockMs === undefined ? undefined : [{ text: '', clock: Math.max(0, Math.round(clockMs)) }],
  )

/** Is this core move the first one of a line? */
const beginsWith = (line: Line, move: number): boolean => {
  const [first] = line
  return first !== undefined && Position.move(first.position) === move
}

/** The address of the alternative to a move that makes this move; alternatives in files can be nested. */
function findAlternative(
  variations: readonly Line[],
  address: MoveAddress,
  move: number,
): MoveAddress | undefined {
  const left = [{ variations, address }]
  for (const { variations, address } of left) {
    for (const [index, variation] of variations.entries()) {
      const first = [...address, index, 0]
      if (beginsWith(variation, move)) return first
      left.push({ variations: variation[0]?.variations ?? [], address: first })
    }
  }
  return undefined
}

/**
 * Plays a user's move on the board. At the end of the main line it is appended (in STREAM and
 * STOCKFISH VS STOCKFISH it begins a variation); from a past position it begins a variation; at the
 * end of a variation it is appended to it. A move that exists already is only selected.
 * @throws {ChessError} as `applyMove`; the game stays as it was.
 */
export function playMove(game: ChessGame, move: MoveInput, options: PlayOptions = {}): ChessGame {
  const { position, selectedMoveAddress: address, history } = game
  const code = resolveMove(position, move, game.withValidation)
  const isAtEnd = address.length === 1 && address[0] === history.length - 1
  if (isAtEnd && modeRules[game.mode].userMoveAtEnd === 'append') {
    return append(game, historyMove(Position.after(position, code), options))
  }
  const line = linesAlong(game, address).at(-1) ?? history
  const lineAddress = address.slice(0, -1)
  const index = (address.at(-1) ?? -1) + 1
  const next = line[index]
  const nextAddress = [...lineAddress, index]
  if (next && Position.move(next.position) === code)
    return game.with({ selectedMoveAddress: nextAddress })

  const isMainEnd = line === history && !next
  const isAppended = !next && !isMainEnd
  const variations = isMainEnd ? game.nextVariations : (next?.variations ?? [])
  const known = findAlternative(variations, nextAddress, code)
  if (known) return game.with({ selectedMoveAddress: known })

  const played = historyMove(Position.after(position, code), options)
  if (isAppended) {
    return game.with({
      ...replaceLine(game, lineAddress, [...line, played]),
      selectedMoveAddress: nextAddress,
    })
  }
  const added = [...variations, [played]]
  return game.with({
    ...(next
      ? replaceLine(game, lineAddress, line.with(index, next.with({ variations: added })))
      : { nextVariations: added }),
    selectedMoveAddress: [...nextAddress, variations.length, 0],
  })
}

/**
 * Appends a move to the main line, whatever is selected: the opponent's, the engine's or the stream's. Viewers on the
 * last move follow new moves; viewers browsing history stay. Variations from the latest position become alternatives to
 * the move. A variation that begins with the same move is merged: its first move joins the main line, and the rest
 * becomes a variation after it.
 * @throws {ChessError} as `applyMove`; the game stays as it was.
 */
export function appendMove(game: ChessGame, move: MoveInput, options: PlayOptions = {}): ChessGame {
  const before = game.latestPosition
  const code = resolveMove(before, move, game.withValidation)
  return append(game, historyMove(Position.after(before, code), options))
}

function append(game: ChessGame, move: HistoryMove): ChessGame {
  const { history, nextVariations, selectedMoveAddress: address } = game
  const end = history.length
  const isFollowing = address.length === 1 && address[0] === end - 1
  if (nextVariations.length === 0) {
    const selectedMoveAddress = isFollowing ? [end] : address
    // `toSpliced` copies faster than spread or concat.
    return game.with({ history: history.toSpliced(end, 0, move), selectedMoveAddress })
  }
  const code = Position.move(move.position)
  const existing = nextVariations.findIndex((line) => beginsWith(line, code))
  const [first, next, ...later] = nextVariations[existing] ?? []
  const others = existing < 0 ? nextVariations : nextVariations.toSpliced(existing, 1)
  // Keep the variation's own move, because the positions after it refer to it.
  const joined = first ? intoLine(first, others, move.comments) : move.with({ variations: others })
  return game.with({
    history: [...history, joined],
    nextVariations: next ? [[next.with({ variations: [] }), ...later], ...next.variations] : [],
    selectedMoveAddress: isFollowing
      ? [end]
      : addressAfterAppend(address, end, existing, others.length),
  })
}

/** The address of a variation's move after the main line has grown by the move at `end`. */
function addressAfterAppend(
  address: MoveAddress,
  end: number,
  existing: number,
  others: number,
): MoveAddress {
  const [root, variation = -1, index = 0, ...deeper] = address
  if (root !== end || existing < 0 || variation < existing) return address
  if (variation > existing) return [end, variation - 1, index, ...deeper]
  const [inner, ...rest] = deeper
  if (index > 1 || inner === undefined) {
    return index > 0 ? [end + 1, 0, index - 1, ...deeper] : [end]
  }
  return index === 1 ? [end + 1, 1 + inner, ...rest] : [end, others + inner, ...rest]
}

/** A move to upload, with or without the mover's clock. */
export type UploadedMove = MoveInput | ({ readonly move: MoveInput } & PlayOptions)

/**
 * Appends many moves to the main line at once: all of them, or none if one is an error.
 * @throws {ChessError} as `applyMove`, with the ply of the wrong move.
 */
export function uploadHistory(game: ChessGame, moves: readonly UploadedMove[]): ChessGame {
  const line: HistoryMove[] = []
  let joined = game
  let position = game.latestPosition
  for (const [index, entry] of moves.entries()) {
    const { move, clockMs } =
      typeof entry === 'object' && 'move' in entry ? entry : { move: entry, clockMs: undefined }
    try {
      position = Position.after(position, resolveMove(position, move, game.withValidation))
    } catch (error) {
      const ply = game.history.length + index + 1
      throw error instanceof ChessError ? error.at({ ply }) : error
    }
    const played = historyMove(position, { clockMs })
    if (joined.nextVariations.length === 0) {
      line.push(played)
      continue
    }
    // Variations from the latest position are merged with the moves one by one.
    joined = append(joined, played)
    position = joined.latestPosition
  }
  if (line.length === 0) return joined
  const history = [...joined.history, ...line]
  return joined.with({
    history,
    ...(!joined.commenting && { selectedMoveAddress: [history.length - 1] }),
  })
}

/** Can this move be played on the board now? A promotion must name its piece. Never throws. */
export function isLegal(game: ChessGame, move: MoveInput): boolean {
  try {
    resolveMove(game.position, move, true)
    return true
  } catch (error) {
    if (error instanceof ChessError) return false
    throw error
  }
}
