import type { MoveListProps } from '@kingside/chess-board'
import type { ChessGame } from '@kingside/chess-game'
import { IconButton } from '@kingside/design-system/IconButton'
import { StatusMark } from '@kingside/design-system/StatusMark'
import { ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { GameRecord, Premoves } from '../../chess/board/index.ts'
import * as styles from './Game.css.ts'
import { messages } from './Game.messages.ts'
import { lazyPart } from '../../platform/page/index.ts'
import type { Stakes } from './game-player.ts'
import { GameActions, type GameActionsProps } from './GameActions.tsx'
import { GameFacts } from './GameFacts.tsx'
import { GameNews, type GameNewsProps } from './GameNews.tsx'
import { GameStatus } from './GameStatus.tsx'

/** Loaded while the game goes on, and there before it ends, so that the result is announced. */
export const LateGameResult = lazyPart(async () => (await import('./GameResult.tsx')).GameResult)

/** Parts of other features in the panel. */
export interface GameSlots {
  /** What is wrong with the connection, above everything else that asks. */
  readonly connection?: ReactNode
  /** The reader's own connection, in the reader's bar. */
  readonly ownLine?: ReactNode
  /** Beside the result. */
  readonly rematch?: ReactNode
  /** Below the moves: which move is on the board, and buttons to the others. */
  readonly review?: ReactNode
  /** At the corner of the board. */
  readonly resize?: ReactNode
  /** Above the board and below the panel: parts of any height, such as the engine's lines. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  /** Below the moves: the name of their opening. */
  readonly opening?: ReactNode
  /** Buttons beside the status that change the view. */
  readonly tools?: ReactNode
  /** Above the actions: other ways to move, and the confirmation of a move. */
  readonly moving?: (readClocks: () => string) => ReactNode
}

export interface GamePanelProps extends GameNewsProps, Omit<GameActionsProps, 'view'> {
  readonly game: ChessGame
  readonly slots: Omit<GameSlots, 'above' | 'below' | 'resize' | 'moving' | 'ownLine'> & {
    readonly moving: ReactNode
  }
  readonly hasFacts: boolean
  /** Of the reader's rated game. @default null */
  readonly stakes?: Stakes
  /** Which of the moves is on the board, what is said of them, and what a press on one does. */
  readonly moveList?: Pick<MoveListProps, 'current' | 'marks' | 'times' | 'titles' | 'onSelect'>
  /** The game is closed to the person: nothing is waited for. @default false */
  readonly isClosed?: boolean
  readonly onFlip: () => void
  readonly onPremovesCancel: () => void
  /** Opens the review of the finished game. */
  readonly onReview?: () => void
}

/** The moves beside the board, with the status above and what is known of the game below. */
export function GameMoves({
  view,
  game,
  slots: { review, opening, tools },
  hasFacts,
  stakes = null,
  moveList,
  isClosed = false,
  onFlip,
}: Pick<
  GamePanelProps,
  'view' | 'game' | 'slots' | 'hasFacts' | 'stakes' | 'moveList' | 'isClosed' | 'onFlip'
>) {
  const { formatMessage } = useIntl()
  if (isClosed && view.status === 'pre-play') return null
  const facts = hasFacts && <GameFacts config={view.config} viewers={view.viewers} />
  return (
    <GameRecord
      {...moveList}
      game={game}
      isUnknown={view.status === 'pre-play'}
      label={formatMessage(messages.moves)}
      status={
        <div className={styles.status}>
          <GameStatus view={view} stakes={hasFacts ? stakes : null} />
          <span className={styles.tools}>
            {tools}
            <IconButton size="s" label={formatMessage(messages.flip)} onPress={onFlip}>
              <ArrowUpDown aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      }
      keys={review}
      {...((hasFacts || opening) && {
        footer: (
          <>
            {opening}
            {facts}
          </>
        ),
      })}
    />
  )
}

/** What asks the player and what is told, the result, and the actions. */
export function GameDock({
  view,
  slots: { connection, rematch, moving },
  isClosed = false,
  onPremovesCancel,
  onReview,
  ...on
}: Omit<GamePanelProps, 'game' | 'hasFacts' | 'stakes' | 'moveList' | 'onFlip'>) {
  const { onOfferDraw, onClaimDraw, onAskTakeback, onResign, onAbort } = on
  const isPlaying = view.status === 'playing'
  if (isClosed && view.status === 'pre-play') return connection
  // Named before it is used, so that a move, which changes the view, does not render the empty result again.
  const ended = view.status === 'over' ? view : null
  const hasResult = isPlaying || ended !== null
  const next = ended && rematch
  const review = ended ? onReview : undefined
  return (
    <>
      {connection}
      <GameNews {...on} view={view} />
      {hasResult && <LateGameResult view={ended} rematch={next} onReview={review} />}
      {isPlaying && view.premoves.length > 0 && (
        <Premoves
          count={view.premoves.length}
          canAdd={view.canPremove}
          onCancel={onPremovesCancel}
        />
      )}
      {moving}
      {isPlaying && view.color && (
        // Given only the props it needs, because most moves do not change it.
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
