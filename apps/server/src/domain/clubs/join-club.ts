import { ageOn } from '@kingside/api/facts'
import type { ClubRestrictions } from './club.ts'

/** A person, as far as they decide whether they may join a club. */
export interface ClubPerson {
  readonly isBanned: boolean
  readonly hasName: boolean
  /** As YYYY-MM-DD. */
  readonly birthDate: string | null
  readonly country: { readonly region: string } | null
  /** Of the federation and of its online arena. */
  readonly titles: readonly string[]
}

export type ClubRefusal =
  | 'player_is_banned'
  | 'no_user_data'
  | 'age_not_set'
  | 'club_age_not_allowed'
  | 'country_not_set_error'
  | 'club_region_not_allowed'
  | 'club_title_not_allowed'

/**
 * Why a person can't join a club; null when they can. Whoever breaks several rules is told the first.
 * @param today as YYYY-MM-DD, UTC
 */
export function clubRefusalOf(
  { regions, titles, ageMin, ageMax }: ClubRestrictions,
  person: ClubPerson,
  today: string,
): ClubRefusal | null {
  if (person.isBanned) return 'player_is_banned'
  if (!person.hasName) return 'no_user_data'
  if (ageMin !== null || ageMax !== null) {
    if (person.birthDate === null) return 'age_not_set'
    const age = ageOn(today, person.birthDate)
    if (age < (ageMin ?? 0) || age > (ageMax ?? Infinity)) return 'club_age_not_allowed'
  }
  if (regions.length > 0) {
    const { country } = person
    if (country === null) return 'country_not_set_error'
    if (!regions.some((region) => region === country.region)) return 'club_region_not_allowed'
  }
  const hasTitle = titles.length === 0 || titles.some((title) => person.titles.includes(title))
  return hasTitle ? null : 'club_title_not_allowed'
}
