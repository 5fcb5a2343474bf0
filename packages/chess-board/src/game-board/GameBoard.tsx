import {
  type ChessError,
  type ChessGame,
  type Color,
  legalMoves,
  type MoveIntent,
  playMove,
  reportErrors,
  squareName,
  startGame,
} from '@kingside/chess-game'
import { useEffect, useRef, useState } from 'react'
import { GameAnnouncer } from '../announcer/GameAnnouncer.tsx'
import type { AnnouncerTexts } from '../announcer/texts.ts'
import { ChessBoard } from '../board/ChessBoard.tsx'
import type { ChessBoardProps } from '../board/chess-board-props.ts'
import type { MoveInput } from '../headless/interactions.ts'

export interface GameBoardProps extends Pick<
  ChessBoardProps,
  | 'orientation'
  | 'highlightStyle'
  | 'targetStyle'
  | 'titlePosition'
  | 'blindfold'
  | 'animated'
  | 'autoQueen'
  | 'drawable'
  | 'arrows'
  | 'readClocks'
  | 'onInteraction'
  | 'texts'
> {
  /** The game to show. With it the page controls the board: it accepts a move by passing a new game. */
  readonly game?: ChessGame
  /** The first game or FEN of a board that keeps its own game. @default a new game */
  readonly defaultGame?: ChessGame | string
  /**
   * Whose pieces can be moved at their turn; 'none' makes the board view-only, without keyboard.
   * @default 'both'
   */
  readonly movable?: Color | 'both' | 'none'
  /** Announces each move to screen readers, by its own `GameAnnouncer`. @default true */
  readonly announces?: boolean
  /** Any other text to announce: an offer, a warning, the result. */
  readonly notice?: string | null | undefined
  /** @default English */
  readonly announcerTexts?: AnnouncerTexts
  /** Called when a legal move was made; `game` is the game after it. */
  readonly onGameChange?: (game: ChessGame, move: MoveIntent, input: MoveInput) => void
  /**
   * Called with each error of the rules, after it was logged: a `defaultGame` that is no position, in whose place the
   * standard one is shown, or a move that the given game does not take.
   */
  readonly onError?: (error: ChessError) => void
}

/**
 * A board that knows the rules: it plays legal moves, marks the last one and the check, and begins a variation when a
 * past move is on the board. It keeps its own game unless `game` is given.
 */
export function GameBoard({
  game: given,
  defaultGame,
  movable = 'both',
  announces = true,
  notice,
  announcerTexts,
  onGameChange,
  onError,
  ...board
}: GameBoardProps) {
  const [first] = useState(() => firstGame(defaultGame))
  const [own, setOwn] = useState(first.game)
  const isReported = useRef(false)
  useEffect(() => {
    if (!first.error || isReported.current) return
    isReported.current = true
    onError?.(first.error)
  }, [first, onError])
  const game = given ?? own
  const { position, selectedMove: last } = game
  const { kingIndex } = game.checkmateData
  const mayMove = movable === 'both' || movable === game.turn
  // A null move has no squares to mark.
  const lastMove = last && last.from !== last.to ? last : undefined

  const play = (move: MoveIntent, input: MoveInput) => {
    const next = reportErrors(() => playMove(game, move), null, { onError })
    if (next === null) return
    if (!given) setOwn(next)
    onGameChange?.(next, move, input)
  }
  return (
    <>
      <ChessBoard
        {...board}
        position={game}
        lastMove={lastMove}
        check={kingIndex === null ? undefined : squareName(kingIndex)}
        legalMoves={mayMove ? (from) => legalMoves(position, from) : []}
        {...(movable !== 'none' && { onMove: play })}
      />
      {announces && (
        <GameAnnouncer
          game={game}
          notice={notice}
          {...(announcerTexts && { texts: announcerTexts })}
        />
      )}
    </>
  )
}

/** The game to begin with; after an error of the rules the standard one. */
function firstGame(given: ChessGame | string | undefined) {
  let error: ChessError | null = null
  const read = () => (typeof given === 'object' ? given : startGame(given))
  const game = reportErrors(read, null, { onError: (of) => void (error = of) }) ?? startGame()
  return { game, error }
}
