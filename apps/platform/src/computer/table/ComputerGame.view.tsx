import { type BoardHandle, GameAnnouncer } from '@kingside/chess-board'
import { opposite } from '@kingside/chess-game'
import { Heading } from '@kingside/design-system/Heading'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  type BoardPreferences,
  companionMessages,
  GameLayout,
  Premoves,
  useAnnouncerTexts,
  useKeptFocus,
} from '../../chess/board/index.ts'
import type { RetrySlots } from '../../analysis/review/index.ts'
import * as styles from './ComputerGame.css.ts'
import { messages } from './ComputerGame.messages.ts'
import { ComputerPlayer } from './ComputerPlayer.tsx'
import { ComputerRecord, type ComputerRecordProps } from './ComputerRecord.tsx'
import { ComputerTable, type ComputerTableProps } from './ComputerTable.tsx'
import { EngineTrouble } from './EngineTrouble.tsx'
import { GameActions } from './GameActions.tsx'
import { GameResult } from './GameResult.tsx'
import { PgnActions } from './PgnActions.tsx'
import { useSpokenClocks } from './useSpokenClocks.ts'

/** Parts of other features around the game. */
export interface ComputerGameSlots {
  /** Above the board. */
  readonly above?: ReactNode
  /** At the corner of the board. */
  readonly resize?: ReactNode
  /** Buttons beside the status that change the view. */
  readonly tools?: ReactNode
  /** Below the moves: which move is on the board, and buttons to the others. */
  readonly review?: ReactNode
  /** Below the panel, once the game is over: its review. */
  readonly below?: ReactNode
  /** In place of board and actions, while better moves are looked for. @default null */
  readonly retry?: RetrySlots | null
  /** Above the actions: other ways to move, and the confirmation of a move. */
  readonly moving?: (readClocks: (() => string) | undefined) => ReactNode
}

export interface ComputerGameProps
  extends
    Omit<ComputerTableProps, 'handle' | 'orientation' | 'preferences' | 'readClocks'>,
    Omit<ComputerRecordProps, 'tools' | 'review' | 'onFlip'>,
    ComputerGameSlots {
  /** The player's board preferences. */
  readonly preferences?: BoardPreferences
  /** The element around the board, for a page that scrolls to it. */
  readonly boardRef?: Ref<HTMLDivElement>
  readonly onCopyPgn: () => void
  readonly onDownloadPgn: () => void
  readonly onTakeBack: () => void
  readonly onResign: () => void
  readonly onAbort: () => void
  readonly onClaimDraw: () => void
  readonly onOfferDraw: () => void
  readonly onRetry: () => void
  readonly onRematch: () => void
  readonly onNewGame: () => void
  /** Opens the review of the finished game. */
  readonly onReview: () => void
}

/** The game against the computer: the board, both players, the moves, and the actions. */
export function ComputerGame({
  view,
  preferences = {},
  moveList,
  above,
  resize,
  tools,
  review,
  below,
  retry = null,
  moving,
  reviewed = null,
  proposed = null,
  mark,
  boardRef,
  ...on
}: ComputerGameProps) {
  const announced = useAnnouncerTexts()
  const { setup, game } = view
  const [flipped, setFlipped] = useState(false)
  const bottom = flipped ? opposite(setup.playerColor) : setup.playerColor
  const board = useRef<BoardHandle>(null)
  // When a pressed button disappears, the board gets the focus.
  const focus = useKeptFocus(() => board.current?.focus())
  const readClocks = useSpokenClocks(view)

  return (
    <>
      <VisuallyHidden>
        <Heading level={1}>
          <FormattedMessage {...messages.title} />
        </Heading>
      </VisuallyHidden>
      <GameAnnouncer game={game} texts={announced} />
      {above && <div {...focus}>{above}</div>}
      <GameLayout
        top={<ComputerPlayer view={view} color={opposite(bottom)} />}
        bottom={<ComputerPlayer view={view} color={bottom} />}
        resize={resize}
        boardRef={boardRef}
        board={
          retry ? (
            retry.board(bottom)
          ) : (
            <ComputerTable
              view={view}
              reviewed={reviewed}
              proposed={proposed}
              {...(mark && { mark })}
              handle={board}
              orientation={bottom}
              preferences={preferences}
              readClocks={readClocks}
              onMove={on.onMove}
              onPremove={on.onPremove}
              onPremovesCancel={on.onPremovesCancel}
            />
          )
        }
        record={
          <ComputerRecord
            view={view}
            moveList={moveList}
            tools={tools}
            review={review}
            onFlip={() => setFlipped(!flipped)}
          />
        }
        dock={
          <div className={styles.moving} {...focus}>
            {retry ? retry.bar(bottom) : <Dock view={view} moving={moving?.(readClocks)} {...on} />}
          </div>
        }
        below={
          view.status === 'over' &&
          game.history.length > 0 && (
            <>
              {below}
              <PgnActions onCopy={on.onCopyPgn} onDownload={on.onDownloadPgn} />
            </>
          )
        }
        keyboardHint={
          <>
            <FormattedMessage {...messages.keyboardHint} />{' '}
            {preferences.shortcutKeys && <FormattedMessage {...companionMessages.moveKeysHint} />}
          </>
        }
      />
    </>
  )
}

type DockProps = Pick<
  ComputerGameProps,
  | 'view'
  | 'onAbort'
  | 'onClaimDraw'
  | 'onNewGame'
  | 'onOfferDraw'
  | 'onPremovesCancel'
  | 'onRematch'
  | 'onResign'
  | 'onRetry'
  | 'onReview'
  | 'onTakeBack'
> & { readonly moving: ReactNode }

/** What asks the player, the result, and the actions. */
function Dock({ view, moving, ...on }: DockProps) {
  return (
    <>
      {view.status === 'stalled' && <EngineTrouble failure={view.failure} onRetry={on.onRetry} />}
      <GameResult
        view={view}
        onRematch={on.onRematch}
        onNewGame={on.onNewGame}
        onReview={view.game.history.length > 0 ? on.onReview : undefined}
      />
      {view.status === 'engine-turn' && view.premoves.length > 0 && (
        <Premoves
          count={view.premoves.length}
          canAdd={view.canPremove}
          onCancel={on.onPremovesCancel}
        />
      )}
      {moving}
      {view.status !== 'over' && (
        <GameActions
          abortable={view.abortable}
          canClaimDraw={view.status === 'player-turn' && view.canClaimDraw}
          drawOffer={view.status === 'player-turn' ? view.drawOffer : 'not-now'}
          canTakeBack={'canTakeBack' in view && view.canTakeBack}
          onTakeBack={on.onTakeBack}
          onAbort={on.onAbort}
          onResign={on.onResign}
          onClaimDraw={on.onClaimDraw}
          onOfferDraw={on.onOfferDraw}
        />
      )}
    </>
  )
}
