import type { NavigationTarget } from '@kingside/chess-board'
import {
  type ChessGame,
  type Color,
  type Opening,
  selectFirst,
  selectLast,
  selectNext,
  selectPrevious,
  startGame,
} from '@kingside/chess-game'
import { Heading, Text, VisuallyHidden } from '@kingside/design-system'
import { type ReactNode, type Ref, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './AnalysisBoard.css.ts'
import { messages } from './AnalysisBoard.messages.ts'
import { BoardActions } from './BoardActions.tsx'
import { BoardSide, type EngineSight } from './BoardSide.tsx'
import { MovesPanel } from './MovesPanel.tsx'
import { OpenText } from './OpenText.tsx'
import { SetUpPosition } from './SetUpPosition.tsx'
import { type BoardPreferences, useMoveKeys } from '../../chess/board/index.ts'

/** What stands on the board. */
export interface AnalysisBoardView {
  readonly game: ChessGame
  /** The side at the bottom. */
  readonly orientation: Color
  /** Something was replaced or cut that can be brought back. */
  readonly canUndo: boolean
  readonly opening: Opening | null
}

export interface AnalysisBoardProps {
  readonly view: AnalysisBoardView
  /** What the engine shows on and beside the board. */
  readonly sight: EngineSight
  readonly preferences: BoardPreferences
  /** The place of the board, for a page that brings it into sight. */
  readonly boardRef?: Ref<HTMLDivElement>
  /** What there is to say before all else, such as that a link was bad. */
  readonly notice?: ReactNode
  /** The engine's panel. */
  readonly engine: ReactNode
  /** The analysis of the whole game, where the moves are an online game's. */
  readonly report?: ReactNode
  /** Beside the moves: buttons that change what is seen. */
  readonly tools?: ReactNode
  /** A move was played, selected or annotated, or a variation moved up. */
  readonly onChange: (game: ChessGame) => void
  /** Moves were taken out. */
  readonly onCut: (game: ChessGame) => void
  /** Another game or position takes the place of all that is there. */
  readonly onReplace: (game: ChessGame) => void
  /** Brings back what was replaced or cut last. */
  readonly onUndo: () => void
  readonly onFlip: () => void
  readonly onCopyFen: () => void
  readonly onCopyPgn: () => void
  readonly onDownloadPgn: () => void
}

const walks: Readonly<Record<NavigationTarget, (game: ChessGame) => ChessGame>> = {
  first: selectFirst,
  previous: selectPrevious,
  next: selectNext,
  last: selectLast,
}

/** Any game or position, with variations, for both sides, and the engine beside it. */
export function AnalysisBoard({ view, sight, preferences, boardRef, ...on }: AnalysisBoardProps) {
  const { game, orientation } = view
  const [place, setPlace] = useState<'board' | 'editor' | 'back'>('board')
  const [isOpening, setOpening] = useState(false)
  const walk = (target: NavigationTarget) => on.onChange(walks[target](game))
  useMoveKeys((target) => place !== 'editor' && walk(target))
  const replace = (next: ChessGame) => {
    setOpening(false)
    setPlace((now) => (now === 'editor' ? 'back' : now))
    on.onReplace(next)
  }

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
      </VisuallyHidden>
      {place === 'editor' ? (
        <SetUpPosition
          fen={game.currentFen}
          orientation={orientation}
          onUse={replace}
          onCancel={() => setPlace('back')}
        />
      ) : (
        <div className={styles.layout}>
          <BoardSide
            game={game}
            orientation={orientation}
            sight={sight}
            preferences={preferences}
            boardRef={boardRef}
            onChange={on.onChange}
            onNavigate={walk}
          />
          <div className={styles.panel}>
            {on.notice}
            {on.engine}
            <MovesPanel
              game={game}
              opening={view.opening}
              canUndo={view.canUndo}
              onChange={on.onChange}
              onCut={on.onCut}
              onUndo={on.onUndo}
              tools={on.tools}
              onFlip={on.onFlip}
            />
            <BoardActions
              onOpen={() => setOpening(true)}
              onSetUp={() => setPlace('editor')}
              onStart={() => replace(startGame())}
              onCopyFen={on.onCopyFen}
              onCopyPgn={on.onCopyPgn}
              onDownloadPgn={on.onDownloadPgn}
              comesFromEditor={place === 'back'}
            />
            {on.report}
            <div className={styles.keyboardHint}>
              <Text as="p" size="xs" tone="muted">
                <FormattedMessage {...messages.keyboardHint} />
              </Text>
            </div>
          </div>
          <OpenText isOpen={isOpening} onClose={() => setOpening(false)} onUse={replace} />
        </div>
      )}
    </>
  )
}
