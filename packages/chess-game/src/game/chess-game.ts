import type { AnalysisItem } from './analysis.ts'
import type { Color } from '../model/piece.ts'
import { advantage, type CapturedFigures, capturedFigures } from '../position/material.ts'
import { type BoardPiece, piecesOf } from '../position/pieces.ts'
import type { CheckmateData, Position, PossibleCastlings } from '../position/position.ts'
import { linesAlong, type MoveAddress, moveAt, startAddress } from './address.ts'
import { type GameMode, modeRules } from './game-mode.ts'
import type { HistoryMove, Line } from './history-move.ts'
import type { MoveComment } from './move-comment.ts'

/** The result tokens of PGN (standard 8.2.6); `*` is a game without a result. */
export const resultTokens = ['1-0', '0-1', '1/2-1/2', '*'] as const
export type ResultToken = (typeof resultTokens)[number]

/** The tag pairs of a game by name. */
export type GameHeaders = Readonly<Record<string, string>>

/** The state of a game; every other property is derived from it. */
export interface GameParts {
  /** The position that the game begins with. */
  readonly start: Position
  readonly name: string
  readonly mode: GameMode
  /** The game is still loading. */
  readonly loading: boolean
  /** Moves are checked against the rules. */
  readonly withValidation: boolean
  readonly headers: GameHeaders
  readonly result: ResultToken
  /** Comments before the first move. */
  readonly comments: readonly MoveComment[]
  /** The moves that were played. */
  readonly history: Line
  /** Alternatives to the main line's next move. */
  readonly nextVariations: readonly Line[]
  readonly selectedMoveAddress: MoveAddress
  /** Engine analysis of positions of this game. */
  readonly analysis: readonly AnalysisItem[]
}

const noChange: Partial<GameParts> = {}

/**
 * A game: its moves with variations, and the selected move, whose position is on the board. Immutable: every operation
 * returns a new game that shares the unchanged parts, so compare parts by `===` to see what changed. Its own properties
 * are plain JSON data; the getters compute the rest. Create one with `startGame` or `parsePgn`.
 */
export class ChessGame implements GameParts {
  /** FEN of the position that the game began with. */
  readonly initialFen: string
  readonly name: string
  readonly mode: GameMode
  readonly loading: boolean
  readonly withValidation: boolean
  readonly headers: GameHeaders
  readonly result: ResultToken
  readonly comments: readonly MoveComment[]
  readonly history: Line
  readonly nextVariations: readonly Line[]
  readonly selectedMoveAddress: MoveAddress
  readonly analysis: readonly AnalysisItem[]
  readonly #start: Position
  readonly #position: Position

  /** For this package; others use `startGame`. @throws {ChessError} `no-such-move` */
  constructor(parts: GameParts, change: Partial<GameParts> = noChange) {
    this.#start = change.start ?? parts.start
    this.initialFen = this.#start.fen
    this.name = change.name ?? parts.name
    this.mode = change.mode ?? parts.mode
    this.loading = change.loading ?? parts.loading
    this.withValidation = change.withValidation ?? parts.withValidation
    this.headers = change.headers ?? parts.headers
    this.result = change.result ?? parts.result
    this.comments = change.comments ?? parts.comments
    this.history = change.history ?? parts.history
    this.nextVariations = change.nextVariations ?? parts.nextVariations
    this.selectedMoveAddress = change.selectedMoveAddress ?? parts.selectedMoveAddress
    this.analysis = change.analysis ?? parts.analysis
    this.#position = moveAt(this, this.selectedMoveAddress)?.position ?? this.#start
  }

  /** The position that the game began with. */
  get start(): Position {
    return this.#start
  }

  /** The position on the board: the one after the selected move. */
  get position(): Position {
    return this.#position
  }

  /** The position at the end of the main line. */
  get latestPosition(): Position {
    return this.mainLineLastMove?.position ?? this.#start
  }

  /** FEN of the position on the board. */
  get currentFen(): string {
    return this.#position.fen
  }

  /** The side to move on the board. */
  get turn(): Color {
    return this.#position.turn
  }

  /** 0x88 index of the square onto which a pawn can capture en passant, else null. */
  get enPassant(): number | null {
    return this.#position.enPassant
  }

  /** All pieces, captured ones too, each with its history in the game. */
  get pieces(): readonly BoardPiece[] {
    return piecesOf(this.#position)
  }

  get capturedFigures(): CapturedFigures {
    return capturedFigures(this.#position)
  }

  /** White's material minus Black's, in pawns. */
  get advantage(): number {
    return advantage(this.#position)
  }

  get possibleCastlings(): PossibleCastlings {
    return this.#position.possibleCastlings
  }

  /** The half-move clock. */
  get movesWithoutCapture(): number {
    return this.#position.movesWithoutCapture
  }

  get checkmateData(): CheckmateData {
    return this.#position.checkmateData
  }

  /** A variation or a past move is on the board. */
  get commenting(): boolean {
    return this.#position !== this.latestPosition
  }

  /** The selected position is before the end of the main line. */
  get reviewing(): boolean {
    const [index = -1] = this.selectedMoveAddress
    const isVariation = this.selectedMoveAddress.length > 1
    return index < this.history.length - (isVariation ? 0 : 1)
  }

  /** The move before the position on the board; undefined at the start. */
  get selectedMove(): HistoryMove | undefined {
    return moveAt(this, this.selectedMoveAddress)
  }

  /** The last move of the selected move's line. */
  get lastMove(): HistoryMove | undefined {
    return linesAlong(this, this.selectedMoveAddress).at(-1)?.at(-1)
  }

  get mainLineLastMove(): HistoryMove | undefined {
    return this.history.at(-1)
  }

  /** The moves from the start to the selected one. */
  get selectedMoveHistory(): readonly HistoryMove[] {
    const { selectedMoveAddress: address } = this
    return linesAlong(this, address).flatMap((line, depth) => {
      const index = address[2 * depth] ?? -1
      // A variation replaces the move at its index, so the line ends before that move.
      return line.slice(0, 2 * depth + 1 < address.length ? index : index + 1)
    })
  }

  /** Engine analysis of the position on the board. */
  get currentAnalysisItem(): AnalysisItem | undefined {
    if (this.analysis.length === 0) return undefined
    const { currentFen } = this
    return this.analysis.find(({ fen }) => fen === currentFen)
  }

  /** The same game with some parts changed. */
  with(change: Partial<GameParts>): ChessGame {
    return new ChessGame(this, change)
  }
}

/** How a game begins. */
export interface GameOptions {
  /** @default the standard initial position */
  readonly fen?: string
  /** @default 'ANALYSIS' */
  readonly mode?: GameMode
  readonly name?: string
  readonly headers?: GameHeaders
  readonly loading?: boolean
  /** @default the mode's rule: true, but false in DEBUG */
  readonly withValidation?: boolean
}

const none: readonly never[] = []

/** A game without moves. */
export const emptyGame = (start: Position, options: GameOptions = {}): ChessGame => {
  const { mode = 'ANALYSIS', name = '', headers = {}, loading = false, withValidation } = options
  return new ChessGame({
    start,
    name,
    mode,
    loading,
    withValidation: withValidation ?? modeRules[mode].withValidation,
    headers: { ...headers },
    result: '*',
    comments: none,
    history: none,
    nextVariations: none,
    selectedMoveAddress: startAddress,
    analysis: none,
  })
}
