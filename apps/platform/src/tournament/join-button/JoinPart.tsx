import { Link } from '@kingside/design-system/Link'
import { Text } from '@kingside/design-system/Text'
import {
  type JoinStep,
  type OwnEntry,
  provideJoinButton,
  selectJoinButtonView,
} from '@kingside/machines/join-button'
import { selectPopupsView } from '@kingside/machines/popups'
import { selectSessionView } from '@kingside/machines/session'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useDependencies } from '../../dependencies.ts'
import { todayHere, useView } from '../../platform/page/index.ts'
import { useLocation, useNavigate } from '../../platform/router/index.ts'
import { joinTournamentOf } from '../calls.ts'
import { TeamQuestion } from '../teams/LateTeamChoice.tsx'
import type { ShortTournament, TeamChosen, Tournament } from '../tournament.types.ts'
import { tournamentApiOf } from '../tournament-api.ts'
import { useFacts } from '../useFacts.ts'
import { createJoinDeps, joinProfileOf } from './join-deps.ts'
import { messages } from './JoinButton.messages.ts'
import { JoinButton } from './JoinButton.view.tsx'

export interface JoinPartProps {
  readonly tournament: ShortTournament | Tournament
  /** The person's own entry, where the page knows it. */
  readonly you: OwnEntry | null
}

/** The popup of each step that removes a limit. */
const popupOf = {
  upgrade: 'upgrade-to-pro',
  'connect-fide-id': 'fide',
  'confirm-info': 'confirm-personal-info',
  'verify-email': 'confirm',
} as const satisfies Record<JoinStep, string>

/** The button to join a tournament, with the machine and the calls behind it. */
export function JoinPart({ tournament, you }: JoinPartProps) {
  const deps = useDependencies()
  const { actors, now } = deps
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const club = tournament.community_that_organized
  const clubPath = `/community/${club?.id ?? ''}`
  const fee = useFacts().feeOf(tournament)
  const session = useView(actors.session, selectSessionView)
  const isProfileLoading = session.status === 'loading'
  const profile = useMemo(() => joinProfileOf(session), [session])
  const [team] = useState(createChosenTeam)
  const [isChoosing, setChoosing] = useState(false)
  const [machine] = useState(() =>
    provideJoinButton(createJoinDeps(tournamentApiOf(deps), queryClient, now, team.read)),
  )
  const [input] = useState(() => ({
    tournament: joinTournamentOf(tournament),
    you,
    profile,
    isProfileLoading,
    today: todayHere(),
  }))
  const actor = useActorRef(machine, { input })
  const view = useSelector(actor, selectJoinButtonView)

  useEffect(() => {
    actor.send({ type: 'tournament.update', tournament: joinTournamentOf(tournament), you })
  }, [actor, tournament, you])
  useEffect(() => {
    if (!isProfileLoading) actor.send({ type: 'profile.update', profile, today: todayHere() })
  }, [actor, profile, isProfileLoading])

  const isPopupOpen = useSelector(
    actors.popups,
    (snapshot) => selectPopupsView(snapshot).status === 'open',
  )
  const isAtStep = useRef(false)
  useEffect(() => {
    if (isPopupOpen || !isAtStep.current) return
    isAtStep.current = false
    actor.send({ type: 'limit.recheck' })
  }, [actor, isPopupOpen])

  const open = (popup: (typeof popupOf)[JoinStep] | 'sign-in') =>
    actors.popups.send({
      type: 'popup.open',
      popup,
      params: { from: pathname, ...(popup === 'upgrade-to-pro' && { paywall: 'tournament' }) },
    })
  const pay = () =>
    actors.popups.send({
      type: 'popup.open',
      popup: 'tournament-payment',
      params: { entry: tournament.id },
    })
  return (
    <>
      <JoinButton
        view={view}
        {...(fee !== null && { price: fee })}
        onJoin={() => {
          if (view.status === 'open' && view.price === 'paid') pay()
          else if (tournament.is_team) setChoosing(true)
          else actor.send({ type: 'join.press' })
        }}
        onLeave={() => actor.send({ type: 'leave.press' })}
        onStartBreak={() => actor.send({ type: 'break.start' })}
        onEndBreak={() => actor.send({ type: 'break.end' })}
        onSignIn={() => open('sign-in')}
        onStep={(step) => {
          isAtStep.current = true
          open(popupOf[step])
        }}
      />
      {view.status === 'disabled' && view.limit === 'community_members_only' && club && (
        <Text size="s">
          <Link href={clubPath} onPress={() => void navigate(clubPath)}>
            <FormattedMessage {...messages.toClub} values={{ club: club.name }} />
          </Link>
        </Text>
      )}
      {isChoosing && (
        <TeamQuestion
          tournamentId={tournament.id}
          onChoose={(chosen) => {
            setChoosing(false)
            team.choose(chosen)
            if (chosen) actor.send({ type: 'join.press' })
          }}
        />
      )}
    </>
  )
}

/** The team that the reader has chosen, for the call that joins. */
function createChosenTeam() {
  let team: TeamChosen | null = null
  return {
    read: () => team,
    choose: (chosen: TeamChosen | null) => {
      team = chosen
    },
  }
}
