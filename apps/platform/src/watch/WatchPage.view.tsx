import type { TopGame } from '@kingside/api'
import { EmptyState } from '@kingside/design-system/EmptyState'
import { ErrorState } from '@kingside/design-system/ErrorState'
import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { LinkButton } from '@kingside/design-system/LinkButton'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Tv } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type TimeControlName, useName, useTimeName } from '../chess/terms/index.ts'
import { boards as grid, BoardTile, scoresOf } from '../chess/tile/index.ts'
import { messages } from './watch.messages.ts'

export type LiveGamesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly games: readonly TopGame[] }

export interface WatchPageProps {
  readonly view: LiveGamesView
  readonly timeControls: readonly TimeControlName[]
  /** The tournaments that go, each with its boards; null while there is none. */
  readonly tournaments: ReactNode
  readonly onWatch: (gameId: string) => void
  readonly onTv: () => void
  readonly onPlay: () => void
  readonly onRetry: () => void
}

/** What is being played: the best games, and the tournaments that go. */
export function WatchPage({ tournaments, ...props }: WatchPageProps) {
  const { view, onTv } = props
  return (
    <Stack gap={6}>
      <Inline justify="between" gap={3}>
        <Heading level={1} size="l">
          <FormattedMessage {...messages.title} />
        </Heading>
        {view.status === 'ready' && view.games.length > 0 && (
          <LinkButton href="/watch/tv" icon={<Tv />} onPress={onTv}>
            <FormattedMessage {...messages.tv} />
          </LinkButton>
        )}
      </Inline>
      <Games {...props} />
      {tournaments}
    </Stack>
  )
}

function Games({
  view,
  timeControls,
  onWatch,
  onPlay,
  onRetry,
}: Omit<WatchPageProps, 'tournaments'>) {
  const { formatMessage } = useIntl()
  switch (view.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden>
            <FormattedMessage {...messages.loading} />
          </VisuallyHidden>
          <ul className={grid}>
            {placeholders.map((key) => (
              <li key={key} aria-hidden="true">
                <Skeleton shape="block" />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'failed':
      return (
        <ErrorState
          title={formatMessage(messages.failed)}
          retryLabel={formatMessage(messages.retry)}
          retrying={view.isRetrying}
          onRetry={onRetry}
        />
      )
    case 'ready':
      if (view.games.length === 0) {
        return (
          <EmptyState
            icon={<Tv />}
            title={formatMessage(messages.nobody)}
            actions={
              <LinkButton href="/" onPress={onPlay}>
                <FormattedMessage {...messages.play} />
              </LinkButton>
            }
          >
            <FormattedMessage {...messages.nobodyHint} />
          </EmptyState>
        )
      }
      return (
        <Stack as="section" gap={3}>
          <Heading level={2} size="s">
            <FormattedMessage {...messages.games} />
          </Heading>
          <ul className={grid} aria-label={formatMessage(messages.games)}>
            {view.games.map((game) => (
              <Game key={game.gameId} game={game} timeControls={timeControls} onWatch={onWatch} />
            ))}
          </ul>
        </Stack>
      )
    default:
      return view satisfies never
  }
}

const placeholders = ['1', '2', '3', '4', '5', '6'] as const

type GameProps = Pick<WatchPageProps, 'timeControls' | 'onWatch'> & { readonly game: TopGame }

function Game({ game, timeControls, onWatch }: GameProps) {
  const { formatMessage } = useIntl()
  const nameOf = useName()
  const timeNameOf = useTimeName()
  const { gameId, white, black, board } = game
  const known = timeControls.find(({ id }) => id === game.time_control_id)
  const time = known ? timeNameOf(known.clock) : ''
  const scores = board?.result ? scoresOf[board.result] : null
  return (
    <BoardTile
      href={`/game/${gameId}`}
      label={formatMessage(messages.pairing, {
        white: nameOf(white.name),
        black: nameOf(black.name),
        state: scores ? `${scores.white}–${scores.black}` : time,
      })}
      fen={board?.fen ?? null}
      lastMove={board?.last_move ?? null}
      white={{ ...white, end: time, score: scores?.white }}
      black={{ ...black, score: scores?.black }}
      isOver={scores !== null}
      onOpen={() => onWatch(gameId)}
    />
  )
}
