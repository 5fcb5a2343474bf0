import {
  clubLimits,
  clubMemberships,
  type ClubSocial,
  clubSocials,
  parseLink,
  playerTitles,
  tournamentRegions,
} from '@kingside/api/facts'
import type { ClubForm } from '@kingside/api'
import { z } from 'zod/mini'
import type { Club } from '../club.types.ts'

const link = z.object({
  /** Names the row while it is edited. */
  key: z.string(),
  title: z.string(),
  url: z.string(),
})

/** What an administrator has typed so far, right or not. */
const clubDraft = z.object({
  name: z.string(),
  shortName: z.string(),
  tagline: z.string(),
  description: z.string(),
  links: z.array(link),
  country: z.nullable(z.string()),
  city: z.string(),
  address: z.string(),
  workingHours: z.string(),
  site: z.string(),
  social: z.partialRecord(z.enum(clubSocials), z.string()),
  membership: z.enum(clubMemberships),
  regions: z.array(z.enum(tournamentRegions)),
  titles: z.array(z.enum(playerTitles)),
  ageMin: z.nullable(z.number()),
  ageMax: z.nullable(z.number()),
  /** The picture that is shown; null is none. */
  coverUrl: z.nullable(z.string()),
  /** A picture that was sent for it; null takes the one away that was there, undefined leaves it. */
  coverFile: z.optional(z.nullable(z.string())),
})

export type ClubDraft = z.output<typeof clubDraft>

export const emptyDraft: ClubDraft = {
  name: '',
  shortName: '',
  tagline: '',
  description: '',
  links: [],
  country: null,
  city: '',
  address: '',
  workingHours: '',
  site: '',
  social: {},
  membership: 'open',
  regions: [],
  titles: [],
  ageMin: null,
  ageMax: null,
  coverUrl: null,
}

/** A club as a draft that changes nothing of it. */
export const draftOf = (club: Club): ClubDraft => ({
  name: club.name,
  shortName: club.short_name,
  tagline: club.tagline,
  description: club.description,
  links: club.links.map(({ title, url }, index) => ({ key: String(index), title, url })),
  country: club.country,
  city: club.city,
  address: club.address,
  workingHours: club.working_hours,
  site: club.site ?? '',
  social: Object.fromEntries(club.social_media.map(({ kind, url }) => [kind, url])),
  membership: club.membership,
  regions: [...club.restrictions.regions],
  titles: [...club.restrictions.titles],
  ageMin: club.restrictions.age_min,
  ageMax: club.restrictions.age_max,
  coverUrl: club.cover,
})

/** Reads a stored draft; null where it is none, or one of another version of the app. */
export function readDraft(text: string | null): ClubDraft | null {
  if (text === null) return null
  try {
    const parsed = clubDraft.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const isWritten = ({ title, url }: ClubDraft['links'][number]) =>
  title.trim() !== '' || url.trim() !== ''

const socialOf = ({ social }: ClubDraft): readonly { kind: ClubSocial; url: string }[] =>
  clubSocials.flatMap((kind) => {
    const url = social[kind]?.trim() ?? ''
    return url === '' ? [] : [{ kind, url }]
  })

/** The draft as calls take it. */
export function formOf(draft: ClubDraft): ClubForm {
  return {
    name: draft.name.trim(),
    short_name: draft.shortName.trim(),
    tagline: draft.tagline.trim(),
    description: draft.description.trim(),
    links: draft.links
      .filter(isWritten)
      .map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
    country: draft.country,
    city: draft.city.trim(),
    address: draft.address.trim(),
    working_hours: draft.workingHours.trim(),
    site: draft.site.trim() === '' ? null : draft.site.trim(),
    social_media: socialOf(draft),
    membership: draft.membership,
    restrictions: {
      regions: draft.regions,
      titles: draft.titles,
      age_min: draft.ageMin,
      age_max: draft.ageMax,
    },
    ...(draft.coverFile !== undefined && { cover_file: draft.coverFile }),
  }
}

/** The fields of a draft that differ from those of another: what is sent, so that others keep what they have changed. */
export function changesOf(base: ClubDraft, draft: ClubDraft): Partial<ClubForm> {
  const before = formOf(base)
  const after = formOf(draft)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return {
    ...(!isSame(before.name, after.name) && { name: after.name }),
    ...(!isSame(before.short_name, after.short_name) && { short_name: after.short_name }),
    ...(!isSame(before.tagline, after.tagline) && { tagline: after.tagline }),
    ...(!isSame(before.description, after.description) && { description: after.description }),
    ...(!isSame(before.links, after.links) && { links: after.links }),
    ...(!isSame(before.country, after.country) && { country: after.country }),
    ...(!isSame(before.city, after.city) && { city: after.city }),
    ...(!isSame(before.address, after.address) && { address: after.address }),
    ...(!isSame(before.working_hours, after.working_hours) && {
      working_hours: after.working_hours,
    }),
    ...(!isSame(before.site, after.site) && { site: after.site }),
    ...(!isSame(before.social_media, after.social_media) && { social_media: after.social_media }),
    ...(!isSame(before.membership, after.membership) && { membership: after.membership }),
    ...(!isSame(before.restrictions, after.restrictions) && { restrictions: after.restrictions }),
    ...(after.cover_file !== undefined && { cover_file: after.cover_file }),
  }
}

export type DraftProblem = 'fill_in' | 'fill_in_properly' | 'too_long'

/** What is wrong, by the name of the field in the form. */
export type DraftProblems = Readonly<Record<string, DraftProblem>>

const lengths = {
  name: clubLimits.name,
  shortName: clubLimits.shortName,
  tagline: clubLimits.tagline,
  description: clubLimits.description,
  city: clubLimits.place,
  address: clubLimits.place,
  workingHours: clubLimits.hours,
} as const

const isLink = (text: string) => (parseLink(text)?.length ?? clubLimits.url + 1) <= clubLimits.url

/** Looks at every field. Empty where all are right. */
export function problemsOf(draft: ClubDraft): DraftProblems {
  const problems: Record<string, DraftProblem> = {}
  for (const field of [
    'shortName',
    'tagline',
    'description',
    'city',
    'address',
    'workingHours',
    'name',
  ] as const) {
    if (draft[field].trim().length > lengths[field]) problems[field] = 'too_long'
  }
  if (draft.name.trim() === '') problems['name'] = 'fill_in'
  else if (!/[\p{L}\p{N}]/u.test(draft.name)) problems['name'] = 'fill_in_properly'
  if (draft.site.trim() !== '' && !isLink(draft.site)) problems['site'] = 'fill_in_properly'
  for (const row of draft.links.filter(isWritten)) {
    if (row.url.trim() === '') problems[`link-${row.key}`] = 'fill_in'
    else if (!isLink(row.url)) problems[`link-${row.key}`] = 'fill_in_properly'
    if (row.title.trim().length > clubLimits.linkTitle) problems[`title-${row.key}`] = 'too_long'
  }
  for (const { kind, url } of socialOf(draft)) {
    if (!isLink(url)) problems[kind] = 'fill_in_properly'
  }
  const { ageMin, ageMax } = draft
  if (ageMin !== null && ageMax !== null && ageMin > ageMax) problems['ageMax'] = 'fill_in_properly'
  return problems
}
