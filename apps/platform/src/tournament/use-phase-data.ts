import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDependencies } from '../dependencies.ts'
import { entryQuery, myBoardQuery, phaseDataOf, roundsQuery } from './calls.ts'
import { tournamentApiOf } from './tournament-api.ts'
import type { Tournament } from './tournament.types.ts'

/**
 * What the phase of a tournament follows from, with what of it pages show.
 * @param addressId the id or slug of the page's address, which its queries begin with
 * @param tournament null until it is loaded
 */
export function usePhaseData(addressId: string, tournament: Tournament | null, isMember: boolean) {
  const api = tournamentApiOf(useDependencies())
  const entry = useQuery(entryQuery(api, addressId, isMember))
  const rounds = useQuery(roundsQuery(api, addressId))
  const you = entry.data ?? null
  const isPlaying = you?.status === 'joined' && tournament?.status === 'goes'
  const own = useQuery(myBoardQuery(api, addressId, isPlaying))
  const ownBoard = isPlaying ? (own.data ?? null) : null
  const isKnown = entry.data !== undefined && rounds.data !== undefined
  const data = useMemo(
    () =>
      isKnown && tournament
        ? phaseDataOf({ tournament, you, rounds: rounds.data ?? [], board: ownBoard })
        : null,
    [isKnown, tournament, you, rounds.data, ownBoard],
  )
  return { you, rounds: rounds.data, ownBoard, data }
}
