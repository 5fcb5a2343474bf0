import { useQuery } from '@tanstack/react-query'
import { useCountries } from '../../account/form/index.ts'
import { useDependencies } from '../../dependencies.ts'
import { formClubQuery, organiseApiOf, ownClubsQuery } from './organise.calls.ts'
import type { FormChoices } from './organise.types.ts'

/** What a form offers whose tournament is of a club; null is the reader’s own. */
export function useChoices(community: string | null): FormChoices {
  const api = organiseApiOf(useDependencies())
  const countries = useCountries()
  const { data: own = [] } = useQuery(ownClubsQuery(api))
  const { data: club } = useQuery(formClubQuery(api, community))
  const isListed = own.some(({ id }) => id === community)
  const shown = club && community !== null && !isListed ? [club, ...own] : own
  return {
    clubs: shown.map(({ id, name }) => ({ id, name })),
    // Only those who run the club are told its plan.
    takesFees: club?.access ? club.access !== 'unpaid' : null,
    countries,
  }
}
