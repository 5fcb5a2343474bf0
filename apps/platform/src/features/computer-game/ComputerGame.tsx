import { type BoardHandle, ChessBoard, GameAnnouncer } from '@kingside/chess-board'
import {
  type Color,
  formatClock,
  legalMoves,
  type MoveIntent,
  opposite,
  timeLeft,
} from '@kingside/chess-game'
import { Heading, Text, VisuallyHidden } from '@kingside/design-system'
import type { ComputerGameView } from '@kingside/machines'
import { type ReactNode, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameLayout } from '../../board/GameLayout.tsx'
import { GameRecord } from '../../board/GameRecord.tsx'
import { kingInCheck } from '../../board/king-in-check.ts'
import { proposedMove } from '../../board/proposed-move.ts'
import { useKeptFocus } from '../../board/useKeptFocus.ts'
import { useAnnouncerTexts, useBoardTexts } from '../../intl/useBoardTexts.ts'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'
import { EngineTrouble } from './EngineTrouble.tsx'
import { GameActions } from './GameActions.tsx'
import { GameResult } from './GameResult.tsx'
import { PgnActions } from './PgnActions.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { reasonWord } from './reason-word.ts'

/** What other features show around the game. */
export interface ComputerGameSlots {
  /** Above the board. */
  readonly above?: ReactNode
  /** Beside the status: buttons that change what is seen. */
  readonly tools?: ReactNode
  /** Above what can be done: other ways to move, and the move that waits to be confirmed. */
  readonly moving?: (readClocks: (() => string) | undefined) => ReactNode
}

export interface ComputerGameProps extends ComputerGameSlots {
  readonly view: ComputerGameView
  /** A move that waits to be confirmed, such as `e2e4`; nothing else can be moved meanwhile. @default null */
  readonly proposed?: string | null
  readonly onMove: (move: MoveIntent) => void
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
  proposed = null,
  above,
  tools,
  moving,
  ...on
}: ComputerGameProps) {
  const { formatMessage } = useIntl()
  const texts = useBoardTexts()
  const announced = useAnnouncerTexts()
  const { setup, game } = view
  const [flipped, setFlipped] = useState(false)
  const bottom = flipped ? opposite(setup.playerColor) : setup.playerColor
  const yourTurn = view.status === 'player-turn'
  const tried = proposedMove(game.currentFen, proposed)
  const position = tried?.fen ?? game.currentFen
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
        top={<Player view={view} color={opposite(bottom)} />}
        bottom={<Player view={view} color={bottom} />}
        board={
          <ChessBoard
            ref={board}
            position={position}
            orientation={bottom}
            lastMove={tried?.lastMove ?? game.mainLineLastMove}
            check={kingInCheck(position)}
            legalMoves={yourTurn && !tried ? (from) => legalMoves(game.position, from) : none}
            onMove={on.onMove}
            {...(view.clock && { readClocks })}
            texts={texts}
          />
        }
        keyboardHint={<FormattedMessage {...messages.keyboardHint} />}
      >
        {view.status === 'over' && (
          <GameResult
            outcome={view.outcome}
            end={view.end}
            onRematch={on.onRematch}
            onNewGame={on.onNewGame}
          />
        )}
        {view.status === 'stalled' && <EngineTrouble failure={view.failure} onRetry={on.onRetry} />}
        <GameRecord
          game={game}
          label={formatMessage(messages.moves)}
          status={
            <div className={styles.status}>
              <Text as="p" weight="semibold">
                <FormattedMessage {...statusMessages[view.status]} />
              </Text>
              {tools}
            </div>
          }
          {...(game.history.length > 0 && {
            footer: <PgnActions onCopy={on.onCopyPgn} onDownload={on.onDownloadPgn} />,
          })}
        />
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

const none: readonly MoveIntent[] = []

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

function Player({ view, color }: { readonly view: ComputerGameView; readonly color: Color }) {
  const { formatMessage } = useIntl()
  const { setup, clock, turn, status } = view
  const isYou = color === setup.playerColor
  const isPlaying = status === 'player-turn' || status === 'engine-turn'
  return (
    <PlayerBar
      name={
        isYou
          ? formatMessage(messages.you)
          : formatMessage(messages.computer, { level: setup.level })
      }
      active={isPlaying && turn === color}
      clock={
        clock && {
          label: formatMessage(messages.clockOf, { player: isYou ? 'you' : 'computer' }),
          timeMs: clock.times[color],
          runningSince: turn === color ? clock.runningSince : null,
        }
      }
    />
  )
}
