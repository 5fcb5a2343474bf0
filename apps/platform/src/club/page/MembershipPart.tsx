import { failing } from '../../platform/server/index.ts'
import {
  type ClubStanding,
  provideClubMembership,
  selectClubMembershipView,
} from '@kingside/machines/club-membership'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useDependencies } from '../../dependencies.ts'
import { useNavigate } from '../../platform/router/index.ts'
import { clubsKey } from '../calls.ts'
import type { Club } from '../club.types.ts'
import { clubApiOf } from '../club-api.ts'
import { useReader } from '../useReader.ts'
import { Membership } from './Membership.view.tsx'

export interface MembershipPartProps {
  readonly club: Club
}

const standingOf = (
  { you, membership, unavailability_reason: reason }: Club,
  isSignedIn: boolean,
): ClubStanding => ({ isSignedIn, you, membership, reason })

/** What the reader is to the club, with the machine and the calls behind it. */
export function MembershipPart({ club }: MembershipPartProps) {
  const deps = useDependencies()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const reader = useReader()
  const { isMember } = reader
  const standing = useMemo(() => standingOf(club, isMember), [club, isMember])
  const [machine] = useState(() => {
    const api = clubApiOf(deps)
    const asked = failing(deps.now)
    const at = { params: { id: club.id } }
    const after = async (call: Promise<Club>): Promise<ClubStanding> => {
      const fresh = await asked(call)
      // The page, the lists and the members follow.
      void queryClient.invalidateQueries({ queryKey: clubsKey })
      return standingOf(fresh, true)
    }
    return provideClubMembership({
      join: (signal) => after(api.join({ ...at, signal })),
      leave: (signal) => after(api.leave({ ...at, signal })),
      takeRequestBack: (signal) => after(api.takeRequestBack({ ...at, signal })),
    })
  })
  const actor = useActorRef(machine, { input: { standing } })
  const view = useSelector(actor, selectClubMembershipView)
  useEffect(() => {
    actor.send({ type: 'standing.update', standing })
  }, [actor, standing])
  const managePath = `/community/${club.slug}/admin`
  return (
    <Membership
      view={view}
      clubName={club.name}
      managePath={managePath}
      onSignIn={() => reader.signIn()}
      onJoin={() => actor.send({ type: 'join.press' })}
      onLeave={() => actor.send({ type: 'leave.press' })}
      onTakeBack={() => actor.send({ type: 'request.cancel' })}
      onConfirmInfo={reader.confirmInfo}
      onManage={() => void navigate(managePath)}
    />
  )
}
