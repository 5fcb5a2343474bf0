import { type BoardHandle, GameAnnouncer } from '@kingside/chess-board'
import type { Color } from '@kingside/chess-game'
import { Heading } from '@kingside/design-system/Heading'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { GameView } from '@kingside/machines/game'
import { type Ref, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { RetrySlots } from '../../analysis/review/index.ts'
import {
  type BoardPreferences,
  companionMessages,
  GameLayout,
  useAnnouncerTexts,
  useKeptFocus,
} from '../../chess/board/index.ts'
import * as styles from './Game.css.ts'
import { messages } from './Game.messages.ts'
import { noticeOf } from './game-notice.ts'
import type { GamePlayers } from './game-player.ts'
import { GameFailed } from './GameFailed.tsx'
import { GameDock, GameMoves, type GamePanelProps, type GameSlots } from './GamePanel.tsx'
import { GamePlayerBar } from './GamePlayerBar.tsx'
import { GameTable, type GameTableProps } from './GameTable.tsx'
import { gameOf } from './shown-game.ts'
import { useShownGame } from './useShownGame.ts'
import { useTableSides } from './useTableSides.ts'

export interface GameProps
  extends
    Omit<GameTableProps, 'shown' | 'orientation' | 'preferences' | 'readClocks' | 'handle'>,
    Omit<GamePanelProps, 'view' | 'game' | 'slots' | 'nameOf' | 'hasFacts' | 'onFlip'>,
    GameSlots {
  readonly view: GameView
  readonly players: GamePlayers
  /** Whether ratings and facts of the game are hidden. @default false */
  readonly isZen?: boolean
  /** The player's board preferences. */
  readonly preferences?: BoardPreferences
  /** The element around the board, for a page that scrolls to it. */
  readonly boardRef?: Ref<HTMLDivElement>
  /** In place of board and actions, while better moves are looked for. @default null */
  readonly retry?: RetrySlots | null
  /** The time on the clock of the machine's adapter, in milliseconds. */
  readonly now: () => number
  /** The wait before the home page opens when the game can't be loaded, in milliseconds. @default 5000 */
  readonly homeAfterMs?: number
}

/** The page of an online game, for its players and viewers. */
export function Game({
  view,
  players,
  now,
  preferences = {},
  isZen = false,
  boardRef,
  retry = null,
  homeAfterMs = 5_000,
  ...props
}: GameProps) {
  const { above, below, resize, connection, ownLine, rematch, ...more } = props
  const { review, opening, tools, moving, ...other } = more
  // Taken one by one, so that a part is rendered again only when its own props change.
  const { reviewed, proposed, mark, onMove, onPremove, onPremovesCancel, ...rest } = other
  const { onPromotionChoose, onPromotionCancel, moveList, stakes, ...on } = rest
  const { formatMessage } = useIntl()
  const announced = useAnnouncerTexts()
  const board = useRef<BoardHandle>(null)
  // When the button of an offer or a notice disappears, the board gets the focus.
  const focus = useKeptFocus(() => board.current?.focus())
  const { top, bottom, nameOf, readClocks, flip } = useTableSides(view, players, now)
  const shown = useShownGame(view)

  if (view.status === 'failed') {
    return (
      <>
        <Title />
        <GameFailed onHome={on.onHome} homeAfterMs={homeAfterMs} />
      </>
    )
  }

  const game = gameOf(view)
  const opponent = view.status === 'playing' ? view.opponent : null
  const player = (color: Color) => (
    <GamePlayerBar
      view={{
        status: view.status,
        color: view.color,
        clock: view.clock,
        turn: view.turn,
        moveEndTime: view.moveEndTime,
        line: view.line,
        opponent,
      }}
      game={game}
      players={players}
      color={color}
      hasRating={!isZen}
      line={color === view.color && ownLine}
      now={now}
    />
  )
  const slots = { connection, rematch, review, opening, tools, moving: moving?.(readClocks) }

  return (
    <>
      <Title />
      <GameAnnouncer game={game} notice={noticeOf(view, nameOf, formatMessage)} texts={announced} />
      {above && <div {...focus}>{above}</div>}
      <GameLayout
        top={player(top)}
        bottom={player(bottom)}
        board={
          retry ? (
            retry.board(bottom)
          ) : (
            <GameTable
              handle={board}
              shown={shown}
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
          )
        }
        resize={resize}
        boardRef={boardRef}
        record={
          <div className={styles.panel} {...focus}>
            <GameMoves
              view={view}
              game={game}
              slots={slots}
              hasFacts={!isZen}
              {...(stakes && { stakes })}
              {...(moveList && { moveList })}
              isClosed={on.isClosed ?? false}
              onFlip={flip}
            />
          </div>
        }
        dock={
          <div className={styles.panel} {...focus}>
            {retry ? (
              retry.bar(bottom)
            ) : (
              <GameDock
                {...on}
                view={view}
                slots={slots}
                nameOf={nameOf}
                now={now}
                onPremovesCancel={onPremovesCancel}
              />
            )}
          </div>
        }
        below={below}
        keyboardHint={<KeyboardHint hasMoveKeys={preferences.shortcutKeys === true} />}
      />
    </>
  )
}

const Title = () => (
  <VisuallyHidden>
    <Heading level={1}>
      <FormattedMessage {...messages.title} />
    </Heading>
  </VisuallyHidden>
)

const KeyboardHint = ({ hasMoveKeys }: { readonly hasMoveKeys: boolean }) => (
  <>
    <FormattedMessage {...messages.keyboardHint} />{' '}
    {hasMoveKeys && <FormattedMessage {...companionMessages.moveKeysHint} />}
  </>
)
