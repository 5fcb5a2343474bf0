import { CapturedPieces, PlayerBar, type PlayerBarProps } from '@kingside/chess-board'
import { type ChessGame, type Color, opposite } from '@kingside/chess-game'
import { Avatar } from '@kingside/design-system/Avatar'
import type { GameView, OpponentView } from '@kingside/machines/game'
import { memo, type ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { useCapturedTexts, usePlayerBarTexts } from '../../chess/board/index.ts'
import { PlayerLink } from '../../chess/player/index.ts'
import { provisionalSign, termsMessages } from '../../chess/terms/index.ts'
import { clockViewModel, type TimedView } from './clock-view-model.ts'
import { messages } from './Game.messages.ts'
import type { GamePlayer, GamePlayers } from './game-player.ts'
import { RoundTrip } from '../connection/RoundTrip.tsx'
import { GameClock } from './GameClock.tsx'
import { useMovedAt } from './useMovedAt.ts'

/** The part of a game's view that the players' bars show; they are rendered again only when it changes. */
export interface PlayersView extends TimedView, Pick<GameView, 'turn' | 'moveEndTime' | 'line'> {
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
  /** The reader's own connection, for the reader's own bar. */
  readonly line?: ReactNode
  readonly now: () => number
}

/** A player of the game: the name, the presence, the captured pieces, and the clock. */
export function GamePlayerBar({
  view,
  game,
  players,
  color,
  hasRating = true,
  line,
  now,
}: GamePlayerBarProps) {
  const { formatMessage, formatNumber } = useIntl()
  const texts = usePlayerBarTexts()
  const capturedTexts = useCapturedTexts()
  const player: GamePlayer | undefined = players?.[color]
  const name = player?.name ?? formatMessage(messages.side, { side: color })
  const presence = presenceOf(view, color)
  const roundTripMs = roundTripOf(view, color)
  const movedAt = useMovedAt()
  const hasClock = clockViewModel(view, color, 0) !== null
  const taken = opposite(color)
  return (
    <PlayerBar
      name={name}
      {...(player?.uid !== undefined && {
        nameContent: (
          <PlayerLink uid={player.uid} name={name}>
            {name}
          </PlayerLink>
        ),
      })}
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
            ? ratingText(player, formatNumber)
            : formatMessage(termsMessages.newRating),
        })}
      {...(presence && { presence })}
      {...(roundTripMs !== null && {
        connection: <Line ms={roundTripMs} of={name} />,
      })}
      {...(line && { connection: line })}
      isClockStale={view.status === 'playing' && view.line === 'lost'}
      {...(hasClock && {
        clock: (
          <GameClock
            view={view}
            color={color}
            label={formatMessage(messages.clockOf, { name })}
            title={view.turn === color ? undefined : movedAt(view.moveEndTime)}
            now={now}
          />
        ),
      })}
      texts={texts}
    />
  )
}

// The bar is rendered on every move, because the turn changes; these parts seldom change.
const Captured = memo(CapturedPieces)
const Line = memo(RoundTrip)

const Face = memo(function Face({ name, kind = 'player', picture }: GamePlayer) {
  return kind === 'player' ? (
    <Avatar name={name} src={picture} {...face} />
  ) : (
    <Avatar kind={kind} name={name} {...face} />
  )
})

const face = { shape: 'square', nameBeside: true } as const

/** Ratings have no digit separators. */
const plain = { useGrouping: false } as const
const signed = { ...plain, signDisplay: 'exceptZero' } as const

/** The rating, with a sign while it is uncertain, and after the game with its change: `1489? (+9)`. */
function ratingText(
  { rating, isProvisional, ratingChange: change }: GamePlayer,
  formatNumber: IntlShape['formatNumber'],
): string {
  const written = `${formatNumber(rating ?? 0, plain)}${isProvisional ? provisionalSign : ''}`
  return change === undefined ? written : `${written} (${formatNumber(change, signed)})`
}

/** The round trip of the opponent's line at their last move, in whole ms; null for everybody else. */
const roundTripOf = ({ opponent, color: own }: PlayersView, color: Color): number | null =>
  opponent?.status === 'present' && own !== null && own !== color && opponent.rttMs !== null
    ? Math.round(opponent.rttMs)
    : null

/** Whether a player is present, if the page knows; not shown for the user. */
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
    case 'choosing':
      return opponent.color === color ? 'offline' : 'online'
    default:
      return opponent satisfies never
  }
}
