import { z } from 'zod/mini'
import {
  clubLimits,
  clubMemberships,
  clubPlans,
  clubRelations,
  clubSocials,
} from '../../facts/clubs.ts'
import { parseLink } from '../../facts/field-rules.ts'
import { playerTitles, tournamentRegions } from '../../facts/tournaments.ts'
import { count, idOrSlug, knownLink, moment } from '../tournaments/fields.ts'

/** Text that may be empty. */
export const textUpTo = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** Text in which something can be read: neither empty nor signs and spaces alone. */
export const readableUpTo = (most: number) =>
  textUpTo(most).check(z.regex(/[\p{L}\p{N}]/u, 'expected a letter or a digit'))

/** An address of the web as somebody types it, of which `parseLink` makes the one that is kept. */
export const typedLink = textUpTo(clubLimits.url).check(
  z.refine((text) => (parseLink(text)?.length ?? clubLimits.url + 1) <= clubLimits.url, {
    error: 'expected an address of the web, such as example.com/chess',
  }),
)

/** The id of a file that the caller has sent. */
export const fileId = z.string().check(z.minLength(1), z.maxLength(64))

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'expected a country code'))
export const optionalCountry = z.nullable(countryCode)
export const countryFilter = z.optional(countryCode)

const age = z.nullable(z.int().check(z.gte(clubLimits.ageMin), z.lte(clubLimits.ageMax)))

/** Who may join; an empty list is no limit. */
export const clubRestrictions = z.object({
  regions: z.readonly(
    z.array(z.enum(tournamentRegions)).check(z.maxLength(tournamentRegions.length)),
  ),
  titles: z.readonly(z.array(z.enum(playerTitles)).check(z.maxLength(playerTitles.length))),
  age_min: age,
  age_max: age,
})

/** What an administrator fills in. */
export const clubForm = z.object({
  name: readableUpTo(clubLimits.name),
  short_name: textUpTo(clubLimits.shortName),
  tagline: textUpTo(clubLimits.tagline),
  description: textUpTo(clubLimits.description),
  links: z.readonly(
    z
      .array(z.object({ title: textUpTo(clubLimits.linkTitle), url: typedLink }))
      .check(z.maxLength(clubLimits.links)),
  ),
  country: optionalCountry,
  city: textUpTo(clubLimits.place),
  address: textUpTo(clubLimits.place),
  working_hours: textUpTo(clubLimits.hours),
  site: z.nullable(typedLink),
  social_media: z.readonly(
    z.array(z.object({ kind: z.enum(clubSocials), url: typedLink })).check(
      z.maxLength(clubSocials.length),
      z.refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, {
        error: 'expected each once',
      }),
    ),
  ),
  membership: z.enum(clubMemberships),
  restrictions: clubRestrictions.check(
    z.refine(({ age_min: from, age_max: to }) => from === null || to === null || from <= to, {
      error: 'expected the lowest age first',
      path: ['age_max'],
    }),
  ),
  /** A file of the kind `club-cover`; null takes the cover away, and without it the cover stays. */
  cover_file: z.optional(z.nullable(fileId)),
})

/** A club as lists show it. */
export const shortClub = z.object({
  id: idOrSlug,
  slug: idOrSlug,
  name: z.string(),
  short_name: z.string(),
  tagline: z.string(),
  cover: z.nullable(z.string()),
  country: z.nullable(z.string()),
  city: z.string(),
  membership: z.enum(clubMemberships),
  member_count: count,
  /** What the caller is to it. */
  you: z.enum(clubRelations),
  /** Requests that wait; null for all but its administrators. */
  requests_waiting: z.nullable(count),
  created_at: moment,
})

export const clubLimitCodes = [
  'club_region_not_allowed',
  'club_title_not_allowed',
  'club_age_not_allowed',
  'player_is_banned',
  'no_user_data',
  'age_not_set',
  'country_not_set_error',
] as const

/** A club as its own page shows it. */
export const club = z.extend(shortClub, {
  description: z.string(),
  links: z.readonly(z.array(z.object({ title: z.string(), url: knownLink }))),
  address: z.string(),
  working_hours: z.string(),
  site: z.nullable(knownLink),
  social_media: z.readonly(z.array(z.object({ kind: z.enum(clubSocials), url: knownLink }))),
  restrictions: clubRestrictions,
  /** Why the caller can't join; null when the caller can, is in it, or is not signed in. */
  unavailability_reason: z.nullable(z.enum(clubLimitCodes)),
  /** The club's plan; null for all but its administrators. */
  access: z.nullable(z.enum(clubPlans)),
  /** What a change is made on: who changes an older version is told so. */
  version: count,
})

export const shortClubExample = {
  id: '12',
  slug: 'almaty-chess-club',
  name: 'Almaty Chess Club',
  short_name: 'ACC',
  tagline: 'Chess below the mountains, every day.',
  cover: null,
  country: 'KZ',
  city: 'Almaty',
  membership: 'open',
  member_count: 128,
  you: 'none',
  requests_waiting: null,
  created_at: '2026-03-01T10:00:00Z',
} as const satisfies z.input<typeof shortClub>

export const clubExample = {
  ...shortClubExample,
  description: 'Training on Mondays, blitz on Fridays.',
  links: [{ title: 'Rules of the club', url: 'https://example.com/rules' }],
  address: 'Abay Avenue 44',
  working_hours: 'Mon–Fri 16:00–21:00',
  site: 'https://example.com/',
  social_media: [{ kind: 'telegram', url: 'https://example.com/telegram' }],
  restrictions: { regions: [], titles: [], age_min: null, age_max: null },
  unavailability_reason: null,
  access: null,
  version: 3,
} as const satisfies z.input<typeof club>

export type ShortClub = z.output<typeof shortClub>
export type Club = z.output<typeof club>
export type ClubForm = z.output<typeof clubForm>

export const clubParams = z.object({ id: idOrSlug })
