import { LinkButton } from '@kingside/design-system/LinkButton'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import type { TournamentPhaseView } from '@kingside/machines/tournament-phase'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { KeepFocus } from '../../platform/page/index.ts'
import { GameBar, GameLink } from './GameBar.tsx'
import { PhaseClock } from './PhaseClock.tsx'
import { PhaseClosed } from './PhaseClosed.tsx'
import { PhaseHead } from './PhaseHead.tsx'
import { PhaseNotice } from './PhaseNotice.tsx'
import { messages } from './TournamentPhase.messages.ts'

export interface TournamentPhaseProps {
  readonly view: TournamentPhaseView
  /** The server’s time now, in milliseconds. */
  readonly now: () => number
  /** The join button, which belongs to another feature. */
  readonly join?: ReactNode
  readonly onRetry: () => void
  readonly onDismissNotice: () => void
  /** Opens a board. */
  readonly onGame: (boardId: string) => void
  /** Ends the player’s break. */
  readonly onFindOpponent: () => void
  /** Opens the standings. */
  readonly onStandings: () => void
  /** Opens the lobby. */
  readonly onPlay: () => void
  /** Opens the list of tournaments. */
  readonly onTournaments: () => void
}

/** The head of the tournament page: the phase, the next times, and the person's action. */
export function TournamentPhase(props: TournamentPhaseProps) {
  const { formatMessage } = useIntl()
  const { view, onDismissNotice } = props
  const bar = 'bar' in view ? view.bar : ''
  return (
    <KeepFocus
      of={`${view.phase} ${bar} ${view.notice ?? ''}`}
      label={formatMessage(messages.label)}
    >
      <Stack gap={4}>
        {view.notice && <PhaseNotice notice={view.notice} onDismiss={onDismissNotice} />}
        <Phase {...props} />
      </Stack>
    </KeepFocus>
  )
}

function Phase({ view, now, join, ...on }: TournamentPhaseProps) {
  switch (view.phase) {
    case 'loading':
      return <Loading />
    case 'failed':
    case 'not-found':
    case 'no-permission':
    case 'banned':
      return <PhaseClosed phase={view.phase} {...on} />
    case 'signup-closed':
      return (
        <PhaseHead
          mark="upcoming"
          title={
            <FormattedMessage
              {...(view.reason === 'not_opened_yet'
                ? messages.notOpenedYet
                : messages.alreadyClosed)}
            />
          }
          clocks={
            <>
              {view.opensAt !== null && (
                <PhaseClock message={messages.opensIn} to={view.opensAt} now={now} speaks />
              )}
              <PhaseClock
                message={messages.startsIn}
                to={view.startsAt}
                now={now}
                speaks={view.opensAt === null}
              />
            </>
          }
          action={join}
        />
      )
    case 'signup-open':
      return (
        <PhaseHead
          mark="upcoming"
          title={<FormattedMessage {...messages.signupOpen} />}
          clocks={
            <>
              <PhaseClock message={messages.closesIn} to={view.closesAt} now={now} speaks />
              <PhaseClock message={messages.startsIn} to={view.startsAt} now={now} />
            </>
          }
          action={join}
        />
      )
    case 'next-round':
      return (
        <PhaseHead
          mark="live"
          title={<FormattedMessage {...messages[view.kind]} />}
          round={view.round}
          {...(view.endsAt === null
            ? { children: <FormattedMessage {...messages.unknownTime} /> }
            : {
                clocks: (
                  <PhaseClock message={nextMessages[view.kind]} to={view.endsAt} now={now} speaks />
                ),
              })}
          action={join}
        />
      )
    case 'swiss-live':
    case 'arena-live':
      return (
        <PhaseHead
          mark="live"
          title={
            <FormattedMessage
              {...(view.phase === 'swiss-live' ? messages.gamesOn : messages.arenaOn)}
            />
          }
          round={view.round}
          bar={view.as === 'player' && <GameBar {...view} now={now} {...on} />}
          action={join}
        />
      )
    case 'live':
      return (
        <PhaseHead
          mark="live"
          title={<FormattedMessage {...messages.gamesOn} />}
          round={view.round}
          bar={
            view.boardId !== null && (
              <div>
                <GameLink boardId={view.boardId} message={messages.goToGame} onGame={on.onGame} />
              </div>
            )
          }
          action={join}
        />
      )
    case 'ended':
      return (
        <PhaseHead
          mark="ended"
          title={<FormattedMessage {...messages.over} />}
          action={
            <LinkButton href="#standings" type="secondary" onPress={on.onStandings}>
              <FormattedMessage {...messages.standings} />
            </LinkButton>
          }
        >
          <FormattedMessage
            {...(view.as === 'player' ? messages.overForPlayer : messages.overForViewer)}
          />
        </PhaseHead>
      )
    default:
      return view satisfies never
  }
}

const nextMessages = { pending: messages.nextRoundIn, pause: messages.pauseEndsIn } as const

function Loading() {
  return (
    <div aria-busy="true">
      <Surface padding={5} radius="xl">
        <VisuallyHidden>
          <FormattedMessage {...messages.loading} />
        </VisuallyHidden>
        <Stack gap={4}>
          <Skeleton size="s" />
          <Skeleton size="l" />
          <Skeleton lines={2} />
          <Skeleton size="xl" />
        </Stack>
      </Surface>
    </div>
  )
}
