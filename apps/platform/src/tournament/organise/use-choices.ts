import type { TournamentForm } from '@kingside/api'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCountries } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import {
  formClubQuery,
  invitedQuery,
  inviteeQuery,
  makeSeries,
  organiseApiOf,
  ownClubsQuery,
  seriesQuery,
} from './organise.calls.ts'
import type { FormChoices } from './organise.types.ts'

/** What a form offers whose tournament is of a club; null is the reader’s own. */
export function useChoices({
  community,
  invited,
}: Pick<TournamentForm, 'community' | 'invited'>): FormChoices {
  const api = organiseApiOf(useDependencies())
  const countries = useCountries()
  const { data: own = [] } = useQuery(ownClubsQuery(api))
  const { data: club } = useQuery(formClubQuery(api, community))
  const client = useQueryClient()
  const { data: series = [] } = useQuery(seriesQuery(api, community))
  const [typed, onType] = useState('')
  const found = useQuery(inviteeQuery(api, typed)).data ?? []
  const [arbiter, onArbiter] = useState('')
  const arbiters = useQuery(inviteeQuery(api, arbiter)).data ?? []
  const known = useQueries({ queries: invited.map((uid) => invitedQuery(api, uid)) })
  const names = invited.flatMap((uid, at) => {
    const name = known[at]?.data
    return name === undefined ? [] : [[uid, name] as const]
  })
  const isListed = own.some(({ id }) => id === community)
  const shown = club && community !== null && !isListed ? [club, ...own] : own
  return {
    clubs: shown.map(({ id, name }) => ({ id, name })),
    // Only those who run the club are told its plan.
    takesFees: club?.access ? club.access !== 'unpaid' : null,
    series: {
      list: series,
      onAdd: (added) => makeSeries(api, client, community ?? '', added),
    },
    invitees: {
      typed,
      onType,
      found: found.filter(({ kind }) => kind === 'member'),
      names: new Map(names),
    },
    arbiters: {
      typed: arbiter,
      onType: onArbiter,
      found: arbiters.filter(({ kind }) => kind === 'member'),
    },
    countries,
  }
}
