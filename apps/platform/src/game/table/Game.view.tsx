import { type BoardHandle, GameAnnouncer } from '@kingside/chess-board'
import { type Color, formatClock, opposite } from '@kingside/chess-game'
import { Heading, VisuallyHidden } from '@kingside/design-system'
import type { GameView } from '@kingside/machines/game'
import { type Ref, useRef, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import {
  type BoardPreferences,
  companionMessages,
  GameLayout,
  useAnnouncerTexts,
  useKeptFocus,
  useLatest,
} from '../../chess/board/index.ts'
import { clockViewModel } from './clock-view-model.ts'
import * as styles from './Game.css.ts'
import { messages, ownMoveMessages } from './Game.messages.ts'
import type { GamePlayers } from './game-player.ts'
import { GameFailed } from './GameFailed.tsx'
import { GamePanel, type GamePanelProps, type GameSlots } from './GamePanel.tsx'
import { GamePlayerBar } from './GamePlayerBar.tsx'
import { GameTable, type GameTableProps } from './GameTable.tsx'
import { takebackText } from './PlayersOffers.tsx'
import { gameOf } from './shown-game.ts'
import { takebackMessages } from './Takeback.messages.ts'

export interface GameProps
  extends
    Omit<GameTableProps, 'shown' | 'orientation' | 'preferences' | 'readClocks' | 'handle'>,
    Omit<GamePanelProps, 'view' | 'game' | 'slots' | 'nameOf' | 'hasFacts' | 'onFlip'>,
    GameSlots {
  readonly view: GameView
  readonly players: GamePlayers
  /** Hides ratings and the facts of the game. @default false */
  readonly isZen?: boolean
  /** How the player wants the board. */
  readonly preferences?: BoardPreferences
  /** The place of the board, for a page that brings it into sight. */
  readonly boardRef?: Ref<HTMLDivElement>
  /** Now, on the clock that the machine's adapter uses too, in milliseconds. */
  readonly now: () => number
  /** After how long the home page opens when the game can't be loaded, in milliseconds. @default 5000 */
  readonly homeAfterMs?: number
}

/** The page of an online game, for its players and for those who look on. */
export function Game({
  view,
  players,
  now,
  preferences = {},
  isZen = false,
  boardRef,
  homeAfterMs = 5_000,
  ...props
}: GameProps) {
  const { above, below, connection, rematch, analysis, review, pgn, tools, moving, ...other } =
    props
  // Each by itself: what is drawn of them is drawn anew when one of them changes, not with all that a page brings.
  const { reviewed, proposed, mark, onMove, onPremove, onPremovesCancel, ...rest } = other
  const { onPromotionChoose, onPromotionCancel, ...on } = rest
  const { formatMessage } = useIntl()
  const announced = useAnnouncerTexts()
  const [flipped, setFlipped] = useState(false)
  const board = useRef<BoardHandle>(null)
  // The button of an offer or a notice goes with it: the game itself takes the keyboard then.
  const focus = useKeptFocus(() => board.current?.focus())

  const own = view.color ?? 'w'
  const bottom = flipped ? opposite(own) : own
  const top = opposite(bottom)
  const nameOf = (color: Color) =>
    players?.[color].name ?? formatMessage(messages.side, { side: color })
  const time = (color: Color) => {
    const face = clockViewModel(view, color, now())
    return face ? formatClock(face.timeMs) : '–'
  }
  const readClocks = useLatest(() =>
    formatMessage(messages.clocksSpoken, {
      bottom: nameOf(bottom),
      bottomTime: time(bottom),
      top: nameOf(top),
      topTime: time(top),
    }),
  )

  const title = (
    <VisuallyHidden>
      <Heading level={1}>
        <FormattedMessage {...messages.title} />
      </Heading>
    </VisuallyHidden>
  )
  if (view.status === 'failed') {
    return (
      <>
        {title}
        <GameFailed onHome={on.onHome} homeAfterMs={homeAfterMs} />
      </>
    )
  }

  const game = gameOf(view)
  const isKnown = view.status !== 'pre-play' || view.turns.length > 0
  const isPlaying = view.status === 'playing'
  const isToMove = isPlaying && view.color === view.turn
  const promotion = isPlaying ? view.promotion : null
  const premoves = isPlaying ? view.premoves : none
  const premover = isPlaying && view.canPremove && promotion === null ? view.color : null
  const opponent = isPlaying ? view.opponent : null
  const player = (color: Color) => (
    <GamePlayerBar
      view={{
        status: view.status,
        color: view.color,
        clock: view.clock,
        turn: view.turn,
        opponent,
      }}
      game={game}
      players={players}
      color={color}
      hasRating={!isZen}
      now={now}
    />
  )

  return (
    <>
      {title}
      <GameAnnouncer game={game} notice={noticeOf(view, nameOf, formatMessage)} texts={announced} />
      {above && <div {...focus}>{above}</div>}
      <GameLayout
        bars="details"
        top={player(top)}
        bottom={player(bottom)}
        board={
          <GameTable
            handle={board}
            shown={{
              fen: isKnown ? view.fen : noPieces,
              lastMove: view.lastMove,
              isToMove,
              promotion,
              premoves,
              premover,
            }}
            orientation={bottom}
            preferences={preferences}
            readClocks={readClocks}
            {...(reviewed && { reviewed })}
            {...(proposed && { proposed })}
            {...(mark && { mark })}
            onMove={onMove}
            onPromotionChoose={onPromotionChoose}
            onPromotionCancel={onPromotionCancel}
            onPremove={onPremove}
            onPremovesCancel={onPremovesCancel}
          />
        }
        boardRef={boardRef}
        below={below}
        keyboardHint={
          <>
            <FormattedMessage {...messages.keyboardHint} />{' '}
            {preferences.shortcutKeys && <FormattedMessage {...companionMessages.moveKeysHint} />}
          </>
        }
      >
        <div className={styles.panel} {...focus}>
          <GamePanel
            {...on}
            view={view}
            game={game}
            slots={{
              connection,
              rematch,
              analysis,
              review,
              pgn,
              tools,
              moving: moving?.(readClocks),
            }}
            hasFacts={!isZen}
            nameOf={nameOf}
            now={now}
            onPremovesCancel={onPremovesCancel}
            onFlip={() => setFlipped(!flipped)}
          />
        </div>
      </GameLayout>
    </>
  )
}

const none: readonly string[] = []

/** Where the pieces stand is not known before the server tells: in the middle of a game they are not where it began. */
const noPieces = '8/8/8/8/8/8/8/8 w - - 0 1'

/** What screen readers are told besides the moves and the banners. */
function noticeOf(
  view: GameView,
  nameOf: (color: Color) => string,
  formatMessage: IntlShape['formatMessage'],
): string | null {
  if (view.status !== 'playing' || view.color === null) return null
  if (view.ownMove === 'not-sent') return formatMessage(ownMoveMessages['not-sent'])
  const { color, drawDeclined, takeback, takebackOutcome } = view
  if (drawDeclined === color) {
    return formatMessage(messages.drawDeclined, { name: nameOf(opposite(color)) })
  }
  if (takeback?.status === 'offered') return formatMessage(takebackMessages.asked)
  // Moves that go back are said as moves are.
  if (takebackOutcome?.outcome === 'declined') {
    return takebackText(takebackOutcome, { color, nameOf }, formatMessage)
  }
  const isOwnClock = view.clock.turn === color
  return view.clock.level === 'low' && isOwnClock ? formatMessage(messages.lowTime) : null
}
