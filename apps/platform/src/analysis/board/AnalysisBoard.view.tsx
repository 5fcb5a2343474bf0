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
import { Heading } from '@kingside/design-system/Heading'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { type ReactNode, type Ref, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import * as styles from './AnalysisBoard.css.ts'
import { messages } from './AnalysisBoard.messages.ts'
import { BoardActions } from './BoardActions.tsx'
import { BoardSide, type EngineSight } from './BoardSide.tsx'
import { MovesPanel } from './MovesPanel.tsx'
import { OpenText } from './OpenText.tsx'
import { SetUpPosition } from './SetUpPosition.tsx'
import { type BoardPreferences, LateKeysHelp, useMoveKeys } from '../../chess/board/index.ts'

/** The game and the state of its board. */
export interface AnalysisBoardView {
  readonly game: ChessGame
  /** The side at the bottom. */
  readonly orientation: Color
  /** Whether there is a replaced or deleted part to restore. */
  readonly canUndo: boolean
  readonly opening: Opening | null
}

export interface AnalysisBoardProps {
  readonly view: AnalysisBoardView
  /** What the engine shows on and beside the board. */
  readonly sight: EngineSight
  readonly preferences: BoardPreferences
  /** The element around the board, for a page that scrolls to it. */
  readonly boardRef?: Ref<HTMLDivElement>
  /** A notice above everything else, such as about an invalid link. */
  readonly notice?: ReactNode
  /** At the corner of the board. */
  readonly resize?: ReactNode
  /** The engine's panel. */
  readonly engine: ReactNode
  /** The analysis of the whole game, when the moves are an online game's. */
  readonly report?: ReactNode
  /** Buttons beside the moves that change the view. */
  readonly tools?: ReactNode
  /** A move was played, selected or annotated, or a variation was moved up. */
  readonly onChange: (game: ChessGame) => void
  /** Moves were deleted. */
  readonly onCut: (game: ChessGame) => void
  /** Another game or position replaces the current one. */
  readonly onReplace: (game: ChessGame) => void
  /** Restores what was replaced or deleted last. */
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

/** Any game or position with variations, both sides movable, and the engine beside it. */
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
      <LateKeysHelp />
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
            resize={on.resize}
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
          </div>
          <div className={styles.below}>
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
