import { ChessBoard, MoveList } from '@kingside/chess-board'
import {
  type Color,
  inCheck,
  legalMoves,
  type MoveIntent,
  opposite,
  placement,
  type Square,
} from '@kingside/chess-game'
import { Heading, Text, VisuallyHidden } from '@kingside/design-system'
import type { ComputerGameView } from '@kingside/machines'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useBoardTexts } from '../../intl/useBoardTexts.ts'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'
import { EngineTrouble } from './EngineTrouble.tsx'
import { GameActions } from './GameActions.tsx'
import { GameResult } from './GameResult.tsx'
import { MoveAnnouncer } from './MoveAnnouncer.tsx'
import { PgnActions } from './PgnActions.tsx'
import { PlayerBar } from './PlayerBar.tsx'
import { reasonWord } from './reason-word.ts'

export interface ComputerGameProps {
  readonly view: ComputerGameView
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
export function ComputerGame({ view, ...on }: ComputerGameProps) {
  const { formatMessage } = useIntl()
  const texts = useBoardTexts()
  const { setup, game, turn } = view
  const [flipped, setFlipped] = useState(false)
  const bottom = flipped ? opposite(setup.playerColor) : setup.playerColor
  const yourTurn = view.status === 'player-turn'
  const result =
    view.status === 'over'
      ? formatMessage(messages.resultSpoken, {
          outcome: formatMessage(messages.outcome, { outcome: view.outcome }),
          reason: formatMessage(messages.reason, { reason: reasonWord(view.end) }),
        })
      : null

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
      </VisuallyHidden>
      <MoveAnnouncer game={game} result={result} />
      <div className={styles.layout}>
        <div className={styles.table}>
          <Player view={view} color={opposite(bottom)} />
          <div className={styles.board}>
            <ChessBoard
              position={game.currentFen}
              orientation={bottom}
              lastMove={game.mainLineLastMove}
              check={inCheck(game.currentFen) ? kingSquare(game.currentFen, turn) : undefined}
              legalMoves={yourTurn ? legalMoves(game.currentFen) : none}
              onMove={on.onMove}
              texts={texts}
            />
          </div>
          <Player view={view} color={bottom} />
        </div>
        <div className={styles.panel}>
          {view.status === 'over' && (
            <GameResult
              outcome={view.outcome}
              end={view.end}
              onRematch={on.onRematch}
              onNewGame={on.onNewGame}
            />
          )}
          {view.status === 'stalled' && (
            <EngineTrouble failure={view.failure} onRetry={on.onRetry} />
          )}
          <section className={styles.record} aria-label={formatMessage(messages.moves)}>
            <div className={styles.status}>
              <Text as="p" weight="semibold">
                <FormattedMessage {...statusMessages[view.status]} />
              </Text>
            </div>
            <div className={styles.moves}>
              {game.history.length === 0 ? (
                <div className={styles.noMoves}>
                  <Text as="p" size="s" tone="muted">
                    <FormattedMessage {...messages.noMoves} />
                  </Text>
                </div>
              ) : (
                <MoveList
                  moves={game.history.map(({ san }) => san)}
                  label={formatMessage(messages.moves)}
                />
              )}
            </div>
            {game.history.length > 0 && (
              <div className={styles.takeAway}>
                <PgnActions onCopy={on.onCopyPgn} onDownload={on.onDownloadPgn} />
              </div>
            )}
          </section>
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
          <div className={styles.keyboardHint}>
            <Text as="p" size="xs" tone="muted">
              <FormattedMessage {...messages.keyboardHint} />
            </Text>
          </div>
        </div>
      </div>
    </>
  )
}

const none: readonly MoveIntent[] = []

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

const kingSquare = (fen: string, color: Color): Square | undefined =>
  [...placement(fen)].find(([, piece]) => piece.type === 'k' && piece.color === color)?.[0]
