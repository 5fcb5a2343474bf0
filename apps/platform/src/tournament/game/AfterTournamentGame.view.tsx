import { Inline } from '@kingside/design-system/Inline'
import { Link } from '@kingside/design-system/Link'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { TournamentPhaseView } from '@kingside/machines/tournament-phase'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { GameBar, type GameBarProps } from '../phase/GameBar.tsx'
import { PhaseClock } from '../phase/PhaseClock.tsx'
import { messages as phaseMessages } from '../phase/TournamentPhase.messages.ts'
import type { TournamentGameFrame } from './DuringTournamentGame.view.tsx'
import { OwnPlace } from './OwnPlace.tsx'
import { messages } from './TournamentGame.messages.ts'

export interface AfterTournamentGameProps
  extends TournamentGameFrame, Partial<Pick<GameBarProps, 'onGame' | 'onFindOpponent'>> {
  /** What the tournament does now; null for a viewer. */
  readonly next: TournamentPhaseView | null
  /** The game that is over. */
  readonly gameId: string
  /** The server's time now, in ms. */
  readonly now: () => number
}

/** After a game of a tournament, in place of a rematch: the next game, or the wait for it, and the way back. */
export function AfterTournamentGame(props: AfterTournamentGameProps) {
  const { path, place, onTournament } = props
  return (
    <Stack gap={2}>
      <NextGame {...props} />
      <Inline gap={3} justify="between">
        <Link href={path} onPress={onTournament}>
          <FormattedMessage {...messages.back} />
        </Link>
        {place && <OwnPlace {...place} />}
      </Inline>
    </Stack>
  )
}

const nothing = () => {}

function NextGame({
  next,
  gameId,
  now,
  onGame = nothing,
  onFindOpponent = nothing,
}: AfterTournamentGameProps): ReactNode {
  if (next === null) return null
  switch (next.phase) {
    case 'swiss-live':
    case 'arena-live': {
      if (next.as !== 'player') return null
      // The server may not have said yet that the game is over.
      const isOld = next.boardId === gameId
      const bar = isOld ? (next.phase === 'arena-live' ? waits.arena : waits.swiss) : next.bar
      return (
        <GameBar
          {...next}
          isCompact
          bar={bar}
          now={now}
          onGame={onGame}
          onFindOpponent={onFindOpponent}
        />
      )
    }
    case 'next-round':
      return next.endsAt === null ? (
        <Text as="p" tone="muted">
          <FormattedMessage {...phaseMessages[next.kind]} />
        </Text>
      ) : (
        <PhaseClock
          message={phaseMessages[next.kind === 'pause' ? 'pauseEndsIn' : 'nextRoundIn']}
          to={next.endsAt}
          now={now}
          speaks
        />
      )
    case 'ended':
      return (
        <Text as="p" weight="semibold">
          <FormattedMessage {...phaseMessages.over} />
        </Text>
      )
    case 'loading':
    case 'failed':
    case 'not-found':
    case 'no-permission':
    case 'banned':
    case 'signup-closed':
    case 'signup-open':
    case 'live':
      return null
    default:
      return next satisfies never
  }
}

const waits = { arena: 'waiting_for_next_opponent', swiss: 'waiting_for_round_end' } as const
