import { type BoardHandle, GameAnnouncer } from '@kingside/chess-board'
import { type ChessGame, opposite, turnOf } from '@kingside/chess-game'
import { Button } from '@kingside/design-system/Button'
import { Badge } from '@kingside/design-system/Badge'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { PuzzleView } from '@kingside/machines/puzzle'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type BoardPreferences,
  GameLayout,
  GameRecord,
  useAnnouncerTexts,
  useKeptFocus,
} from '../../chess/board/index.ts'
import { messages as offline } from '../offline/offline.messages.ts'
import { themeMessages } from '../theme.messages.ts'
import { messages as words } from '../words.messages.ts'
import { PuzzleActions, type PuzzleActionsProps } from './PuzzleActions.tsx'
import { PuzzleBoard } from './PuzzleBoard.tsx'
import { PuzzleStatus, type PuzzleStatusProps } from './PuzzleStatus.tsx'
import { messages } from './solve.messages.ts'
import * as styles from './solve.css.ts'

/** The states with a puzzle on the board. */
export type BoardedView = PuzzleStatusProps['view']

export interface PuzzlePageProps extends Omit<PuzzleActionsProps, 'view'> {
  readonly view: BoardedView
  /** The moves on the board. */
  readonly game: ChessGame
  readonly isFlipped: boolean
  /** Whether it is solved without a connection, and counts later. @default false */
  readonly isPacked?: boolean
  readonly preferences?: BoardPreferences
  /** At the corner of the board. */
  readonly resize?: ReactNode
  /** Other ways to move than the board. */
  readonly moving?: ReactNode
  /** The button of the board's settings. */
  readonly settings?: ReactNode
  /** How the tries of this visit went. */
  readonly results?: ReactNode
  /** The help with keys. */
  readonly keys?: ReactNode
  readonly onMove: (uci: string) => void
  /** What failed is done again. */
  readonly onAgain: () => void
  readonly onOpen: (path: string) => void
}

/** A puzzle: the board, how it stands, and what can be done. */
export function PuzzlePage({
  view,
  game,
  isFlipped,
  isPacked = false,
  preferences = {},
  resize,
  moving,
  settings,
  results,
  keys,
  onMove,
  onAgain,
  onOpen,
  ...on
}: PuzzlePageProps) {
  const announced = useAnnouncerTexts()
  const { formatMessage } = useIntl()
  const board = useRef<BoardHandle>(null)
  const focus = useKeptFocus(() => board.current?.focus())
  const solver = opposite(turnOf(game.initialFen))
  const shown = view.board
  const isOver = view.status === 'solved' || view.status === 'solvedWithHints'
  const asked = isOver ? undefined : shown?.puzzle.id
  useEffect(() => {
    if (asked !== undefined) board.current?.focus()
  }, [asked])
  return (
    <>
      <GameAnnouncer game={game} texts={announced} />
      <GameLayout
        top={<TitleBar view={view} settings={settings} />}
        bottom={<Facts view={view} onOpen={onOpen} />}
        resize={resize}
        board={
          shown && (
            <PuzzleBoard
              board={shown}
              game={game}
              handle={board}
              orientation={isFlipped ? opposite(solver) : solver}
              preferences={preferences}
              onMove={onMove}
            />
          )
        }
        record={
          <GameRecord
            game={game}
            label={formatMessage(messages.moves)}
            status={<PuzzleStatus view={view} game={game} solver={solver} onOpen={onOpen} />}
            footer={
              <div className={styles.facts}>
                {isPacked && (
                  <Text size="s">
                    <FormattedMessage {...offline.counted} />
                  </Text>
                )}
                {shown && (
                  <Text size="s" tone="muted">
                    <FormattedMessage {...messages.plays} values={{ count: shown.puzzle.plays }} />
                  </Text>
                )}
                <Themes view={view} />
                {results}
                {keys}
              </div>
            }
          />
        }
        dock={
          <div className={styles.dock} {...focus}>
            {moving}
            {'outcome' in view ? (
              <PuzzleActions view={view} {...on} />
            ) : (
              <Button display="block" size="l" onPress={onAgain}>
                <FormattedMessage {...messages.again} />
              </Button>
            )}
          </div>
        }
        keyboardHint={<FormattedMessage {...messages.keys} />}
      />
    </>
  )
}

function TitleBar({
  view: { mode, allowance },
  settings,
}: Pick<PuzzlePageProps, 'view' | 'settings'>) {
  return (
    <div className={styles.bar}>
      <Heading level={1} size="s">
        <FormattedMessage {...words[mode]} />
      </Heading>
      <Inline gap={3} wrap={false}>
        {allowance !== null && allowance.limit !== null && mode !== 'daily' && (
          <Inline gap={1} wrap={false}>
            <VisuallyHidden>
              <FormattedMessage {...messages.leftWhole} />
            </VisuallyHidden>
            <Text size="s" tone="muted">
              <FormattedMessage
                {...messages.left}
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

function Facts({ view: { board }, onOpen }: Pick<PuzzlePageProps, 'view' | 'onOpen'>) {
  return (
    <div className={styles.bar}>
      <Text size="s" tone="muted">
        {board && (
          <FormattedMessage
            {...messages.puzzleRating}
            values={{ rating: String(board.puzzle.rating) }}
          />
        )}
      </Text>
      <Link href="/puzzles" onPress={() => onOpen('/puzzles')}>
        <FormattedMessage {...messages.allPuzzles} />
      </Link>
    </div>
  )
}

/** What it was about, once it is decided: before that it would be a hint. */
function Themes({ view }: { readonly view: PuzzleView }) {
  const themes = 'outcome' in view ? (view.outcome?.themes ?? []) : []
  if (themes.length === 0) return null
  return (
    <Inline gap={2} wrap>
      <Text size="s" tone="muted">
        <FormattedMessage {...messages.themes} />
      </Text>
      {themes.map((theme) => (
        <Badge key={theme} size="s">
          <FormattedMessage {...themeMessages[theme]} />
        </Badge>
      ))}
    </Inline>
  )
}
