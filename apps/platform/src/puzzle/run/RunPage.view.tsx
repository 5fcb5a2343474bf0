import { type BoardHandle, GameAnnouncer } from '@kingside/chess-board'
import { type ChessGame, opposite, turnOf } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { RunFacts, RunView } from '@kingside/machines/puzzle-run'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type BoardPreferences,
  GameLayout,
  GameRecord,
  useAnnouncerTexts,
  useKeptFocus,
} from '../../chess/board/index.ts'
import { PuzzleBoard } from '../solve/PuzzleBoard.tsx'
import { messages as solving } from '../solve/solve.messages.ts'
import * as solve from '../solve/solve.css.ts'
import { messages as start } from '../start/start.messages.ts'
import { messages as words } from '../words.messages.ts'
import { nextBonus } from './next-bonus.ts'
import { RunActions, type RunActionsProps } from './RunActions.tsx'
import { RunBar, type RunBarProps, Seconds } from './RunBar.tsx'
import { messages } from './run.messages.ts'
import { RunStatus } from './RunStatus.tsx'

/** The states with a puzzle that is solved. */
export type BoardedRun = Exclude<
  RunView,
  { readonly status: 'loading' | 'needsAccount' | 'limitReached' | 'noneLeft' | 'over' }
>

export interface RunPageProps extends Omit<RunActionsProps, 'view'>, Pick<RunBarProps, 'now'> {
  readonly view: BoardedRun
  readonly facts: RunFacts
  readonly board: NonNullable<BoardedRun['board']>
  /** The moves on the board. */
  readonly game: ChessGame
  readonly isFlipped: boolean
  readonly preferences?: BoardPreferences
  /** At the corner of the board. */
  readonly resize?: ReactNode
  /** Other ways to move than the board. */
  readonly moving?: ReactNode
  /** The button of the board's settings. */
  readonly settings?: ReactNode
  /** The help with keys. */
  readonly keys?: ReactNode
  readonly onMove: (uci: string) => void
  /** What failed is done again. */
  readonly onAgain: () => void
}

/** A run: the board, the score and the clock, and what can be done. */
export function RunPage({
  view,
  facts,
  board,
  game,
  isFlipped,
  preferences = {},
  resize,
  moving,
  settings,
  keys,
  now,
  onMove,
  onAgain,
  ...on
}: RunPageProps) {
  const announced = useAnnouncerTexts()
  const { formatMessage } = useIntl()
  const handle = useRef<BoardHandle>(null)
  const focus = useKeptFocus(() => handle.current?.focus())
  const solver = opposite(turnOf(game.initialFen))
  const { id } = board.puzzle
  useEffect(() => {
    if (id !== '') handle.current?.focus()
  }, [id])
  return (
    <>
      <GameAnnouncer game={game} texts={announced} />
      <GameLayout
        top={<TitleBar view={view} settings={settings} />}
        bottom={<RunBar facts={facts} now={now} />}
        resize={resize}
        board={
          <PuzzleBoard
            board={board}
            game={game}
            handle={handle}
            orientation={isFlipped ? opposite(solver) : solver}
            preferences={preferences}
            onMove={onMove}
          />
        }
        record={
          <GameRecord
            game={game}
            label={formatMessage(solving.moves)}
            status={<RunStatus view={view} game={game} solver={solver} />}
            footer={
              <div className={solve.facts}>
                <Facts view={view} facts={facts} rating={board.puzzle.rating} />
                {keys}
              </div>
            }
          />
        }
        dock={
          <div className={solve.dock} {...focus}>
            {moving}
            {'code' in view ? (
              <Button display="block" size="l" onPress={onAgain}>
                <FormattedMessage {...solving.again} />
              </Button>
            ) : (
              <RunActions view={view} {...on} />
            )}
          </div>
        }
        keyboardHint={<FormattedMessage {...messages.keys[view.kind]} />}
      />
    </>
  )
}

function TitleBar({
  view: { kind, allowance },
  settings,
}: Pick<RunPageProps, 'view' | 'settings'>) {
  return (
    <div className={solve.bar}>
      <Heading level={1} size="s">
        <FormattedMessage {...words[kind]} />
      </Heading>
      <Inline gap={3} wrap={false}>
        {allowance !== null && allowance.limit !== null && (
          <Inline gap={1} wrap={false}>
            <VisuallyHidden>
              <FormattedMessage {...solving.leftWhole} />
            </VisuallyHidden>
            <Text size="s" tone="muted">
              <FormattedMessage
                {...solving.left}
                values={{ used: allowance.used, limit: allowance.limit }}
              />
            </Text>
          </Inline>
        )}
        {settings}
      </Inline>
    </div>
  )
}

/** What is known beside the score: the next bonus, the best ones, and how hard this puzzle is. */
function Facts({
  view: { kind },
  facts: { best, bestToday, combo },
  rating,
}: Pick<RunPageProps, 'view' | 'facts'> & { readonly rating: number }) {
  const bonus = nextBonus(combo)
  return (
    <>
      {kind === 'timed' && (
        <Text size="s" tone="muted">
          <FormattedMessage
            {...messages.bonus}
            values={{ moves: bonus.moves, change: <Seconds seconds={bonus.ms / 1000} /> }}
          />
        </Text>
      )}
      <Text size="s" tone="muted">
        <FormattedMessage {...start.runBest} values={{ best, today: bestToday }} />
      </Text>
      <Text size="s" tone="muted">
        <FormattedMessage {...solving.puzzleRating} values={{ rating: String(rating) }} />
      </Text>
    </>
  )
}
