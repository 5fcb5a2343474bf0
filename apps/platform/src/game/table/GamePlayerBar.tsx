import { CapturedPieces, PlayerBar, type PlayerBarProps } from '@kingside/chess-board'
import { type ChessGame, type Color, opposite } from '@kingside/chess-game'
import { Avatar } from '@kingside/design-system'
import type { GameView, OpponentView } from '@kingside/machines/game'
import { memo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useCapturedTexts, usePlayerBarTexts } from '../../chess/board/index.ts'
import { termsMessages } from '../../chess/terms/index.ts'
import { clockViewModel, type TimedView } from './clock-view-model.ts'
import { messages } from './Game.messages.ts'
import type { GamePlayer, GamePlayers } from './game-player.ts'
import { GameClock } from './GameClock.tsx'
import * as styles from './Game.css.ts'

/** What of a game its players' bars show: with nothing else of it are they drawn anew. */
export interface PlayersView extends TimedView, Pick<GameView, 'turn'> {
  /** Null while the game is not played. */
  readonly opponent: OpponentView | null
}

export interface GamePlayerBarProps {
  readonly view: PlayersView
  readonly game: ChessGame
  readonly players: GamePlayers
  readonly color: Color
  /** @default true */
  readonly hasRating?: boolean
  readonly now: () => number
}

/** One player of the game: who it is, whether they are here, what they took, and their clock. */
export function GamePlayerBar({
  view,
  game,
  players,
  color,
  hasRating = true,
  now,
}: GamePlayerBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const texts = usePlayerBarTexts()
  const capturedTexts = useCapturedTexts()
  const player: GamePlayer | undefined = players?.[color]
  const name = player?.name ?? formatMessage(messages.side, { side: color })
  const presence = presenceOf(view, color)
  const hasClock = clockViewModel(view, color, 0) !== null
  const taken = opposite(color)
  return (
    <div className={styles.playerBar}>
      <PlayerBar
        name={name}
        isToMove={view.status === 'playing' && view.turn === color}
        avatar={player ? <Face {...player} /> : <Avatar kind="anonymous" name={name} {...face} />}
        captured={
          <Captured
            color={taken}
            captured={game.capturedFigures[taken]}
            advantage={game.advantage}
            texts={capturedTexts}
          />
        }
        {...(player?.title !== undefined && { title: player.title })}
        {...(hasRating &&
          player?.rating !== undefined && {
            rating: player.rating
              ? ratingText(player.rating, player.ratingChange, formatNumber)
              : formatMessage(termsMessages.newRating),
          })}
        {...(presence && { presence })}
        {...(hasClock && {
          clock: (
            <GameClock
              view={view}
              color={color}
              label={formatMessage(messages.clockOf, { name })}
              now={now}
            />
          ),
        })}
        texts={texts}
      />
    </div>
  )
}

// A bar is drawn anew with each move, for whose turn it is; these two seldom change with it.
const Captured = memo(CapturedPieces)

const Face = memo(function Face({ name, kind = 'player', picture }: GamePlayer) {
  return kind === 'player' ? (
    <Avatar name={name} src={picture} {...face} />
  ) : (
    <Avatar kind={kind} name={name} {...face} />
  )
})

const face = { shape: 'square', nameBeside: true } as const

/** Ratings are written without separators, as players do. */
const plain = { useGrouping: false } as const
const signed = { ...plain, signDisplay: 'exceptZero' } as const

/** The rating, and after the game also what came or went: `1489 (+9)`. */
function ratingText(
  rating: number,
  change: number | undefined,
  formatNumber: IntlShape['formatNumber'],
): string {
  const written = formatNumber(rating, plain)
  return change === undefined ? written : `${written} (${formatNumber(change, signed)})`
}

/** Whether a player is here, as far as the page knows: of oneself one needs not be told. */
function presenceOf(
  { opponent, color: own }: PlayersView,
  color: Color,
): PlayerBarProps['presence'] {
  if (opponent === null || own === color) return undefined
  switch (opponent.status) {
    case 'unknown':
      return undefined
    case 'present':
      return 'online'
    case 'gone':
    case 'due':
      return opponent.color === color ? 'offline' : 'online'
    default:
      return opponent satisfies never
  }
}
