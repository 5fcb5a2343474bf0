import { type CallInput, parseLink } from '@kingside/api'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import type { Caller } from '../../caller.ts'
import type { ClubRecord, ClubValues } from '../../domain/clubs/club.ts'
import { clubRefusalOf, type ClubRefusal } from '../../domain/clubs/join-club.ts'
import { clubLimits } from '@kingside/api/facts'
import { clubsByMember } from '../../domain/limits/limits.ts'
import { spend } from '../../limit.ts'
import {
  changedMeanwhile,
  communities,
  type CommunityRouteDeps,
  findClub,
  findToManage,
  memberOf,
  takeFile,
} from './deps.ts'
import { describeClub, describeShortClub } from './describe-club.ts'

type Form = CallInput<typeof communities.create>['body']
type Change = CallInput<typeof communities.change>['body']['form']

const clean = (url: string): string => {
  const link = parseLink(url)
  if (link === null) throw new TypeError('The contract lets no such link in.')
  return link
}

const cleanOrNull = (url: string | null) => (url === null ? null : clean(url))

/** The fields that were given, with their links cleaned. */
function valuesOf(form: Omit<Change, 'cover_file'>): Partial<ClubValues> {
  const { restrictions, links, site, social_media: social } = form
  return {
    ...(form.name !== undefined && { name: form.name }),
    ...(form.short_name !== undefined && { shortName: form.short_name }),
    ...(form.tagline !== undefined && { tagline: form.tagline }),
    ...(form.description !== undefined && { description: form.description }),
    ...(links && { links: links.map(({ title, url }) => ({ title, url: clean(url) })) }),
    ...(form.country !== undefined && { country: form.country }),
    ...(form.city !== undefined && { city: form.city }),
    ...(form.address !== undefined && { address: form.address }),
    ...(form.working_hours !== undefined && { workingHours: form.working_hours }),
    ...(site !== undefined && { site: cleanOrNull(site) }),
    ...(social && { socialMedia: social.map(({ kind, url }) => ({ kind, url: clean(url) })) }),
    ...(form.membership !== undefined && { membership: form.membership }),
    ...(restrictions && {
      restrictions: {
        regions: restrictions.regions,
        titles: restrictions.titles,
        ageMin: restrictions.age_min,
        ageMax: restrictions.age_max,
      },
    }),
  }
}

const allValuesOf = (form: Form): ClubValues => {
  const { restrictions } = form
  return {
    name: form.name,
    shortName: form.short_name,
    tagline: form.tagline,
    description: form.description,
    links: form.links.map(({ title, url }) => ({ title, url: clean(url) })),
    country: form.country,
    city: form.city,
    address: form.address,
    workingHours: form.working_hours,
    site: cleanOrNull(form.site),
    socialMedia: form.social_media.map(({ kind, url }) => ({ kind, url: clean(url) })),
    membership: form.membership,
    restrictions: {
      regions: restrictions.regions,
      titles: restrictions.titles,
      ageMin: restrictions.age_min,
      ageMax: restrictions.age_max,
    },
  }
}

/** Why the caller can't join; null for a visitor, who has to sign in first anyway. */
async function refusalOf(
  { membership, clock }: CommunityRouteDeps,
  { you, restrictions, isBanned }: ClubRecord,
  { player, role, bannedUntil }: Caller,
): Promise<ClubRefusal | null> {
  if (you !== 'none' || player === null || role === 'anonymous') return null
  const person = await membership.person(player.id)
  if (!person) return 'no_user_data'
  const today = clock.now().toISOString().slice(0, 10)
  return clubRefusalOf(
    restrictions,
    { ...person, isBanned: isBanned || bannedUntil !== null },
    today,
  )
}

/** The club as the caller sees it now. */
export async function describeNow(deps: CommunityRouteDeps, id: number, caller: Caller) {
  const club = await findClub(deps, String(id), caller)
  return describeClub(club, await refusalOf(deps, club, caller))
}

/** Clubs: lists, their pages, and what is filled in. */
export const clubRoutes = (deps: CommunityRouteDeps): readonly Route[] => [
  bind(communities.list, async ({ query, caller }) => {
    const { mine = false, ...filter } = query
    const page = await deps.clubs.list({ ...filter, isMine: mine }, caller.player?.id ?? null)
    return { count: page.count, results: page.rows.map(describeShortClub) }
  }),
  bind(communities.my, async ({ query, caller }) => {
    const page = await deps.clubs.mine(memberOf(caller).id, query)
    return { count: page.count, results: page.rows.map(describeShortClub) }
  }),
  bind(communities.get, async ({ params, caller }) => {
    const club = await findClub(deps, params.id, caller)
    return describeClub(club, await refusalOf(deps, club, caller))
  }),
  bind(communities.create, async ({ body, caller, fail }) => {
    const player = memberOf(caller)
    await spend(deps.limiter, [[clubsByMember, player.uid]])
    if (caller.bannedUntil !== null) return fail('player_is_banned', 'You are banned.')
    const { cover_file: file, ...form } = body
    const coverId = file ? await takeFile(deps, { id: file, kind: 'club-cover' }, player) : null
    const id = await deps.clubs.create(
      { ...allValuesOf(form), coverId },
      player.id,
      deps.clock.now(),
    )
    if (id === null) {
      await deps.files.remove(coverId === null ? [] : [coverId])
      return fail(
        'too_many_clubs',
        `You have made ${clubLimits.perAccount} clubs, as many as one account may.`,
      )
    }
    return describeNow(deps, id, caller)
  }),
  bind(communities.change, async ({ params, body, caller, fail }) => {
    const { club, player } = await findToManage(deps, params.id, caller)
    const { cover_file: file, ...form } = body.form
    if (body.version !== club.version) return fail('changed_meanwhile', changedMeanwhile)
    const coverId = file ? await takeFile(deps, { id: file, kind: 'club-cover' }, player) : file
    const change = { ...valuesOf(form), ...(coverId !== undefined && { coverId }) }
    if (!(await deps.clubs.change(club.id, body.version, change))) {
      await deps.files.remove(coverId ? [coverId] : [])
      return fail('changed_meanwhile', changedMeanwhile)
    }
    const isReplaced = coverId !== undefined && club.coverId !== null
    await deps.files.remove(isReplaced && club.coverId !== null ? [club.coverId] : [])
    return describeNow(deps, club.id, caller)
  }),
  bind(communities.delete, async ({ params, caller, fail }) => {
    const { club } = await findToManage(deps, params.id, caller)
    const files = await deps.clubs.delete(club.id, deps.clock.now())
    if (files === null) {
      return fail('tournament_running', 'One of its tournaments is played. Wait for its end.')
    }
    await deps.files.remove(files)
  }),
]

/** @throws CallError with the code of what refused it */
export function refuseJoin(code: keyof typeof joinDetails): never {
  throw new CallError(code, joinDetails[code])
}

const joinDetails = {
  not_found: 'There is no such club.',
  player_is_banned: 'You are banned.',
  already_member: 'You are a member already',
  request_pending: 'Your request is waiting',
  no_user_data: 'Enter your first and last name first.',
  age_not_set: 'Enter your date of birth first.',
  country_not_set_error: 'Choose your country first.',
  club_age_not_allowed: 'This club is not open to players of your age',
  club_region_not_allowed: 'This club is not open to players of your region',
  club_title_not_allowed: 'This club is not open to players of your title',
} as const
