import {
  type Drawing,
  EvaluationBar,
  GameBoard,
  type LineEvaluation,
  NavigationBar,
  type NavigationTarget,
} from '@kingside/chess-board'
import { type ChessGame, type Color, selectLast } from '@kingside/chess-game'
import type { EvaluationBarTexts } from '@kingside/chess-board'
import type { ReactNode, Ref } from 'react'
import {
  boardStyles,
  type BoardPreferences,
  useAnnouncerTexts,
  useBoardTexts,
} from '../../chess/board/index.ts'
import { useWalkTexts } from './useTreeTexts.ts'
import * as styles from './AnalysisBoard.css.ts'

/** What the engine shows on and beside the board. */
export interface EngineSight {
  /** Undefined before the engine has a score. */
  readonly evaluation: LineEvaluation | undefined
  /** The side that has mated, when mate is on the board. */
  readonly winner: Color | undefined
  /** The first moves of the engine's lines. */
  readonly arrows: readonly Drawing[]
  readonly texts: EvaluationBarTexts
}

export interface BoardSideProps {
  readonly game: ChessGame
  readonly orientation: Color
  readonly sight: EngineSight
  readonly preferences: BoardPreferences
  /** The element around the board, for a page that scrolls to it. */
  readonly boardRef?: Ref<HTMLDivElement> | undefined
  /** At the corner of the board. */
  readonly resize: ReactNode
  readonly onChange: (game: ChessGame) => void
  readonly onNavigate: (target: NavigationTarget) => void
}

/** The board with both sides movable, and the evaluation bar. */
export function BoardSide({
  game,
  orientation,
  sight,
  preferences,
  boardRef,
  resize,
  ...on
}: BoardSideProps) {
  const texts = useBoardTexts()
  const announced = useAnnouncerTexts()
  const { evaluation, winner, arrows } = sight
  const bar = { evaluation, orientation, texts: sight.texts, ...(winner && { winner }) }
  return (
    <>
      <div className={styles.lyingBar}>
        <EvaluationBar {...bar} layout="horizontal" />
      </div>
      <div className={styles.standingBar}>
        <EvaluationBar {...bar} />
      </div>
      <div ref={boardRef} className={styles.board}>
        <div className={styles.frame}>
          <GameBoard
            game={game}
            orientation={orientation}
            arrows={arrows}
            autoQueen={preferences.autoQueen ?? false}
            {...boardStyles(preferences)}
            onGameChange={on.onChange}
            texts={texts}
            announcerTexts={announced}
          />
        </div>
        {resize}
      </div>
      <div className={styles.walk}>
        <NavigationBar
          atStart={!game.selectedMove}
          atEnd={selectLast(game) === game}
          onNavigate={on.onNavigate}
          texts={useWalkTexts()}
        />
      </div>
    </>
  )
}
