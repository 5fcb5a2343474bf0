import { type BoardHandle, GameAnnouncer, type MoveListProps } from '@kingside/chess-board'
import { type Color, formatClock, opposite, timeLeft } from '@kingside/chess-game'
import { Heading, Text, VisuallyHidden } from '@kingside/design-system'
import type { ComputerGameView } from '@kingside/machines'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  type BoardPreferences,
  companionMessages,
  GameLayout,
  GameRecord,
  Premoves,
  useAnnouncerTexts,
  useKeptFocus,
} from '../../chess/board/index.ts'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'
import { ComputerPlayer } from './ComputerPlayer.tsx'
import { ComputerTable, type ComputerTableProps } from './ComputerTable.tsx'
import { EngineTrouble } from './EngineTrouble.tsx'
import { GameActions } from './GameActions.tsx'
import { GameResult } from './GameResult.tsx'
import { PgnActions } from './PgnActions.tsx'
import { reasonWord } from './reason-word.ts'

/** What other features show around the game. */
export interface ComputerGameSlots {
  /** Above the board. */
  readonly above?: ReactNode
  /** Beside the status: buttons that change what is seen. */
  readonly tools?: ReactNode
  /** Under the moves: which one is on the board, and the way to the others. */
  readonly review?: ReactNode
  /** With the result: the way to the analysis. */
  readonly analysis?: ReactNode
  /** Above what can be done: other ways to move, and the move that waits to be confirmed. */
  readonly moving?: (readClocks: (() => string) | undefined) => ReactNode
}

export interface ComputerGameProps
  extends
    Omit<ComputerTableProps, 'handle' | 'orientation' | 'preferences' | 'readClocks'>,
    ComputerGameSlots {
  /** How the player wants the board. */
  readonly preferences?: BoardPreferences
  /** Which of the moves is on the board, and what a press on one does. */
  readonly moveList?: Pick<MoveListProps, 'current' | 'onSelect'>
  readonly onResign: () => void
  readonly onAbort: () => void
  readonly onClaimDraw: () => void
  readonly onRetry: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
  readonly onCopyPgn: () => void
  readonly onDownloadPgn: () => void
}

/** The game against the computer: the board, both players, the moves, and what can be done. */
export function ComputerGame({
  view,
  preferences = {},
  moveList,
  above,
  tools,
  review,
  analysis,
  moving,
  reviewed = null,
  proposed = null,
  ...on
}: ComputerGameProps) {
  const { formatMessage } = useIntl()
  const announced = useAnnouncerTexts()
  const { setup, game } = view
  const [flipped, setFlipped] = useState(false)
  const bottom = flipped ? opposite(setup.playerColor) : setup.playerColor
  const board = useRef<BoardHandle>(null)
  // A button that goes away with its answer leaves the keyboard to the board.
  const focus = useKeptFocus(() => board.current?.focus())
  const result =
    view.status === 'over'
      ? formatMessage(messages.resultSpoken, {
          outcome: formatMessage(messages.outcome, { outcome: view.outcome }),
          reason: formatMessage(messages.reason, { reason: reasonWord(view.end) }),
        })
      : null

  const readClocks = () => {
    const time = (color: Color) => formatClock(timeOf(view, color))
    return formatMessage(messages.clocksSpoken, {
      yours: time(setup.playerColor),
      theirs: time(opposite(setup.playerColor)),
    })
  }

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
      </VisuallyHidden>
      <GameAnnouncer game={game} notice={result} texts={announced} />
      {above && <div {...focus}>{above}</div>}
      <GameLayout
        bars="details"
        top={<ComputerPlayer view={view} color={opposite(bottom)} />}
        bottom={<ComputerPlayer view={view} color={bottom} />}
        board={
          <ComputerTable
            view={view}
            reviewed={reviewed}
            proposed={proposed}
            handle={board}
            orientation={bottom}
            preferences={preferences}
            readClocks={view.clock ? readClocks : undefined}
            onMove={on.onMove}
            onPremove={on.onPremove}
            onPremovesCancel={on.onPremovesCancel}
          />
        }
        keyboardHint={
          <>
            <FormattedMessage {...messages.keyboardHint} />{' '}
            {preferences.shortcutKeys && <FormattedMessage {...companionMessages.moveKeysHint} />}
          </>
        }
      >
        {view.status === 'over' && (
          <GameResult
            outcome={view.outcome}
            end={view.end}
            analysis={analysis}
            onRematch={on.onRematch}
            onNewGame={on.onNewGame}
          />
        )}
        {view.status === 'stalled' && <EngineTrouble failure={view.failure} onRetry={on.onRetry} />}
        <GameRecord
          {...moveList}
          game={game}
          label={formatMessage(messages.moves)}
          status={
            <div className={styles.status}>
              <Text as="p" weight="semibold">
                <FormattedMessage {...statusMessages[view.status]} />
              </Text>
              {tools && <span className={styles.tools}>{tools}</span>}
            </div>
          }
          {...(game.history.length > 0 && {
            footer: <PgnActions onCopy={on.onCopyPgn} onDownload={on.onDownloadPgn} />,
          })}
        />
        {game.history.length > 0 && review}
        {view.status === 'engine-turn' && view.premoves.length > 0 && (
          <div className={styles.moving} {...focus}>
            <Premoves
              count={view.premoves.length}
              canAdd={view.canPremove}
              onCancel={on.onPremovesCancel}
            />
          </div>
        )}
        {moving && (
          <div className={styles.moving} {...focus}>
            {moving(view.clock ? readClocks : undefined)}
          </div>
        )}
        {view.status !== 'over' && (
          <GameActions
            abortable={view.abortable}
            canClaimDraw={view.status === 'player-turn' && view.canClaimDraw}
            onAbort={on.onAbort}
            onResign={on.onResign}
            onClaimDraw={on.onClaimDraw}
            onFlip={() => setFlipped(!flipped)}
          />
        )}
      </GameLayout>
    </>
  )
}

/** What a clock shows at this moment, in milliseconds; zero in a game without clocks. */
function timeOf({ clock, turn }: ComputerGameView, color: Color): number {
  if (!clock) return 0
  const { times, runningSince } = clock
  const elapsed = turn === color && runningSince !== null ? performance.now() - runningSince : 0
  return timeLeft(times, color, elapsed)
}

const statusMessages = {
  preparing: messages.loading,
  'player-turn': messages.yourTurn,
  'engine-turn': messages.thinking,
  stalled: messages.waiting,
  over: messages.over,
} as const satisfies Record<ComputerGameView['status'], unknown>
