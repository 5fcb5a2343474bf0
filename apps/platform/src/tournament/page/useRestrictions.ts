import { useIntl } from 'react-intl'
import { countryCodeOf } from '../calls.ts'
import type { Tournament } from '../tournament.types.ts'
import { regionMessages, restrictionMessages as messages } from './restrictions.messages.ts'

type Limits = Pick<
  Tournament,
  | 'rating_type'
  | 'rating_min'
  | 'rating_max'
  | 'age_min'
  | 'age_max'
  | 'allowed_gender'
  | 'allowed_titles'
  | 'allowed_countries'
  | 'allowed_regions'
  | 'community_members_only'
  | 'participation'
  | 'approval'
  | 'late_entry_round'
>

/** Returns who may join, in words, each in a line of its own. */
export function useRestrictions(): (tournament: Limits) => readonly string[] {
  const { formatMessage, formatDisplayName, formatList } = useIntl()
  const between = (
    from: number | null,
    to: number | null,
    words: {
      readonly both: (from: number, to: number) => string
      readonly from: (from: number) => string
      readonly to: (to: number) => string
    },
  ): string | null => {
    if (from !== null && to !== null) return words.both(from, to)
    if (from !== null) return words.from(from)
    return to === null ? null : words.to(to)
  }
  return (of) => {
    const places = [
      ...of.allowed_regions.map((region) => formatMessage(regionMessages[region])),
      ...of.allowed_countries.flatMap(({ id }) => {
        const code = countryCodeOf(id)
        return code === null ? [] : [formatDisplayName(code, { type: 'region' }) ?? code]
      }),
    ]
    const lines = [
      of.rating_type === 'fide' ? formatMessage(messages.fide) : null,
      between(of.rating_min, of.rating_max, {
        both: (from, to) => formatMessage(messages.ratingBetween, { from, to }),
        from: (from) => formatMessage(messages.ratingFrom, { from }),
        to: (to) => formatMessage(messages.ratingTo, { to }),
      }),
      between(of.age_min, of.age_max, {
        both: (from, to) => formatMessage(messages.ageBetween, { from, to }),
        from: (from) => formatMessage(messages.ageFrom, { from }),
        to: (to) => formatMessage(messages.ageTo, { to }),
      }),
      of.allowed_gender === 'all' ? null : formatMessage(messages[of.allowed_gender]),
      of.allowed_titles.length === 0
        ? null
        : formatMessage(messages.titles, { titles: of.allowed_titles.join(', ') }),
      places.length === 0
        ? null
        : formatMessage(messages.countries, {
            countries: formatList(places, { type: 'disjunction' }),
          }),
      of.community_members_only ? formatMessage(messages.club) : null,
      of.participation === 'invitation-only' ? formatMessage(messages.invitation) : null,
    ].filter((line) => line !== null)
    return [
      ...(lines.length === 0 ? [formatMessage(messages.everybody)] : lines),
      ...(of.approval === 'manual' ? [formatMessage(messages.approval)] : []),
      ...(of.late_entry_round > 0
        ? [formatMessage(messages.lateEntry, { round: of.late_entry_round })]
        : []),
    ]
  }
}
