import { type MoveListProps, ResultBanner } from '@kingside/chess-board'
import type { ChessGame } from '@kingside/chess-game'
import { IconButton, StatusMark } from '@kingside/design-system'
import { ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameRecord, Premoves } from '../../chess/board/index.ts'
import * as styles from './Game.css.ts'
import { messages } from './Game.messages.ts'
import { resultOf } from './game-result.ts'
import { GameActions, type GameActionsProps } from './GameActions.tsx'
import { GameFacts } from './GameFacts.tsx'
import { GameNews, type GameNewsProps } from './GameNews.tsx'
import { GameStatus } from './GameStatus.tsx'

/** What other features say in the panel. */
export interface GameSlots {
  /** What there is to say of the connection, above all else. */
  readonly connection?: ReactNode
  /** With the result: the offer of another game, and the way to the analysis. */
  readonly rematch?: ReactNode
  readonly analysis?: ReactNode
  /** Under the moves: which one is on the board, and the way to the others. */
  readonly review?: ReactNode
  /** Above the board, and under the panel: what may be of any height, such as the engine's lines. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Below the moves: takes the game away as PGN. */
  readonly pgn?: ReactNode
  /** Beside the status: buttons that change what is seen. */
  readonly tools?: ReactNode
  /** Above what can be done: other ways to move, and the move that waits to be confirmed. */
  readonly moving?: (readClocks: () => string) => ReactNode
}

export interface GamePanelProps extends GameNewsProps, Omit<GameActionsProps, 'view'> {
  readonly game: ChessGame
  readonly slots: Omit<GameSlots, 'above' | 'below' | 'moving'> & { readonly moving: ReactNode }
  readonly hasFacts: boolean
  /** Which of the moves is on the board, what is said of them, and what a press on one does. */
  readonly moveList?: Pick<MoveListProps, 'current' | 'marks' | 'onSelect'>
  /** The game is closed to the person: nothing is waited for. @default false */
  readonly isClosed?: boolean
  readonly onFlip: () => void
  readonly onPremovesCancel: () => void
}

/** What stands beside the board: the result, the news, the moves, and what can be done. */
export function GamePanel({
  view,
  game,
  slots,
  hasFacts,
  moveList,
  isClosed = false,
  onFlip,
  onPremovesCancel,
  ...on
}: GamePanelProps) {
  const { formatMessage } = useIntl()
  const { connection, rematch, analysis, review, pgn, tools, moving } = slots
  const { onOfferDraw, onClaimDraw, onAskTakeback, onResign, onAbort } = on
  const isPlaying = view.status === 'playing'
  const facts = hasFacts && (
    <GameFacts config={view.config} line={view.line} status={view.status} viewers={view.viewers} />
  )
  if (isClosed && view.status === 'pre-play') return connection
  return (
    <>
      {connection}
      <div className={styles.result}>
        <ResultBanner
          result={view.status === 'over' ? resultOf(view, formatMessage) : undefined}
          {...((rematch ?? analysis) && {
            actions: (
              <>
                {rematch}
                {analysis}
              </>
            ),
          })}
        />
      </div>
      <GameNews {...on} view={view} />
      <GameRecord
        {...moveList}
        game={game}
        isUnknown={view.status === 'pre-play'}
        label={formatMessage(messages.moves)}
        status={
          <div className={styles.status}>
            <GameStatus view={view} />
            <span className={styles.tools}>
              {tools}
              <IconButton size="s" label={formatMessage(messages.flip)} onPress={onFlip}>
                <ArrowUpDown aria-hidden="true" />
              </IconButton>
            </span>
          </div>
        }
        {...((hasFacts || pgn) && {
          footer: (
            <>
              {facts}
              {game.history.length > 0 && pgn}
            </>
          ),
        })}
      />
      {game.history.length > 0 && review}
      {moving}
      {isPlaying && view.premoves.length > 0 && (
        <Premoves
          count={view.premoves.length}
          canAdd={view.canPremove}
          onCancel={onPremovesCancel}
        />
      )}
      {isPlaying && view.color && (
        // Only what it needs: it has nothing to do with most moves.
        <GameActions
          view={{
            abort: view.abort,
            canClaimDraw: view.canClaimDraw,
            draw: view.draw,
            resign: view.resign,
            takeback: view.takeback,
          }}
          onOfferDraw={onOfferDraw}
          onClaimDraw={onClaimDraw}
          onAskTakeback={onAskTakeback}
          onResign={onResign}
          onAbort={onAbort}
        />
      )}
      {isPlaying && !view.color && (
        <StatusMark hollow>
          <FormattedMessage {...messages.watching} />
        </StatusMark>
      )}
    </>
  )
}
