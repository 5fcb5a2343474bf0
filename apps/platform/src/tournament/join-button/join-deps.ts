import type { QueryClient } from '@tanstack/react-query'
import type { FreshEntry, JoinButtonDeps, JoinProfile } from '@kingside/machines/join-button'
import type { SessionView } from '@kingside/machines/session'
import { failing } from '../../platform/server/index.ts'
import { freshEntryOf, type TournamentApi } from '../calls.ts'
import type { TeamChosen } from '../tournament.types.ts'

/**
 * The calls of the join button; what they change is asked for anew wherever it is shown.
 * @param team the team that the reader has chosen, in a tournament of teams
 */
export function createJoinDeps(
  api: TournamentApi,
  queryClient: QueryClient,
  now: () => number,
  team: () => TeamChosen | null,
): JoinButtonDeps {
  const orFail = failing(now)
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: ['tournament'] })
    void queryClient.invalidateQueries({ queryKey: ['tournaments'] })
  }
  const changed = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    const answer = await orFail(call)
    renew()
    return answer
  }
  return {
    signUp: async ({ tournamentId: id }, signal) =>
      freshEntryOf(await changed(api.signUp({ params: { id }, ...bodyOf(team()), signal }))),
    leave: async ({ tournamentId: id }, signal) =>
      freshEntryOf(await changed(api.leave({ params: { id }, signal }))),
    signOut: async ({ tournamentId: id }, signal) =>
      freshEntryOf(await changed(api.signOut({ params: { id }, signal }))),
    pause: async ({ tournamentId: id }, signal) => {
      await changed(api.pause({ params: { id }, signal }))
    },
    resume: async ({ tournamentId: id }, signal) => {
      await changed(api.resume({ params: { id }, signal }))
    },
    refresh: async ({ tournamentId: id }, signal): Promise<FreshEntry> => {
      const [tournament, { you }] = await orFail(
        Promise.all([
          api.get({ params: { id }, query: { personal_info: true }, signal }),
          api.me({ params: { id }, signal }),
        ]),
      )
      return freshEntryOf({ tournament, you })
    },
  }
}

const bodyOf = (team: TeamChosen | null) => (team === null ? {} : { body: { team } })

/** The person as the join button takes them; null for a visitor. */
export function joinProfileOf(session: SessionView): JoinProfile | null {
  if (session.status !== 'authorized' && session.status !== 'subscribed') return null
  const { profile } = session
  if (profile === null) return null
  return {
    isPro: session.status === 'subscribed',
    fideId: profile.fide_id === null ? null : String(profile.fide_id),
    verification: verifications[profile.fide_verified_status],
    country: profile.country,
    birthDate: profile.birth_date,
  }
}

const verifications = { 0: 'not-verified', 1: 'on-check', 2: 'verified' } as const
