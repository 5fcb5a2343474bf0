import { parseLink } from '@kingside/api'
import { clubLimits } from '@kingside/api/facts'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import {
  changedMeanwhile,
  communities,
  type CommunityRouteDeps,
  findClub,
  findToManage,
  noItem,
  takeFile,
} from './deps.ts'
import { describeCard, describeEvent, describePicture } from './describe-club.ts'

/** An id of an item as text; what is no number is the id of nothing. */
const itemIdOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

const linkOf = (url: string | null) => (url === null ? null : parseLink(url))
const dateOf = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment))

const full = (most: number, what: string): never => {
  throw new CallError('club_full', `A club has at most ${most} ${what}. Take one away first.`)
}

const outcomeDetails = { not_found: noItem, changed_meanwhile: changedMeanwhile } as const

/** The pictures, cards and events of clubs. */
export const contentRoutes = (deps: CommunityRouteDeps): readonly Route[] => [
  ...galleryRoutes(deps),
  ...cardRoutes(deps),
  ...eventRoutes(deps),
]

function galleryRoutes(deps: CommunityRouteDeps): readonly Route[] {
  const { pictures } = deps.contents
  const { gallery } = communities
  return [
    bind(gallery.list, async ({ params, query, caller }) => {
      const club = await findClub(deps, params.id, caller)
      const page = await pictures.list(club.id, query)
      return { count: page.count, results: page.rows.map(describePicture) }
    }),
    bind(gallery.add, async ({ params, body, caller }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const fileId = await takeFile(deps, { id: body.file, kind: 'gallery' }, player)
      const added = await pictures.add(club.id, { fileId, caption: body.caption })
      if (!added) {
        await deps.files.remove([fileId])
        return full(clubLimits.pictures, 'pictures')
      }
      return describePicture(added)
    }),
    bind(gallery.change, async ({ params, body, caller, fail }) => {
      const { club } = await findToManage(deps, params.id, caller)
      const { version, position, caption } = body
      const changed = await pictures.change(club.id, itemIdOf(params.itemId), {
        version,
        position,
        ...(caption !== undefined && { caption }),
      })
      if (typeof changed === 'string') return fail(changed, outcomeDetails[changed])
      return describePicture(changed.after)
    }),
    bind(gallery.remove, async ({ params, caller, fail }) => {
      const { club } = await findToManage(deps, params.id, caller)
      const gone = await pictures.remove(club.id, itemIdOf(params.itemId))
      if (!gone) return fail('not_found', noItem)
      await deps.files.remove([gone.fileId])
    }),
  ]
}

function cardRoutes(deps: CommunityRouteDeps): readonly Route[] {
  const { cards } = deps.contents
  const { cards: calls } = communities
  return [
    bind(calls.list, async ({ params, query, caller }) => {
      const club = await findClub(deps, params.id, caller)
      const page = await cards.list(club.id, query)
      return { count: page.count, results: page.rows.map(describeCard) }
    }),
    bind(calls.add, async ({ params, body, caller }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const { file = null, title, text, link } = body
      const fileId = file === null ? null : await takeFile(deps, { id: file, kind: 'card' }, player)
      const added = await cards.add(club.id, { title, text, link: linkOf(link), fileId })
      if (!added) {
        await deps.files.remove(fileId === null ? [] : [fileId])
        return full(clubLimits.cards, 'cards')
      }
      return describeCard(added)
    }),
    bind(calls.change, async ({ params, body, caller, fail }) => {
      const { club, player } = await findToManage(deps, params.id, caller)
      const { version, position, title, text, link, file } = body
      const fileId = file ? await takeFile(deps, { id: file, kind: 'card' }, player) : file
      const changed = await cards.change(club.id, itemIdOf(params.itemId), {
        version,
        position,
        ...(title !== undefined && { title }),
        ...(text !== undefined && { text }),
        ...(link !== undefined && { link: linkOf(link) }),
        ...(fileId !== undefined && { fileId }),
      })
      if (typeof changed === 'string') {
        await deps.files.remove(fileId ? [fileId] : [])
        return fail(changed, outcomeDetails[changed])
      }
      const former = fileId === undefined ? null : changed.before.fileId
      await deps.files.remove(former === null ? [] : [former])
      return describeCard(changed.after)
    }),
    bind(calls.remove, async ({ params, caller, fail }) => {
      const { club } = await findToManage(deps, params.id, caller)
      const gone = await cards.remove(club.id, itemIdOf(params.itemId))
      if (!gone) return fail('not_found', noItem)
      await deps.files.remove(gone.fileId === null ? [] : [gone.fileId])
    }),
  ]
}

function eventRoutes(deps: CommunityRouteDeps): readonly Route[] {
  const { events } = deps.contents
  const { events: calls } = communities
  return [
    bind(calls.list, async ({ params, query, caller }) => {
      const club = await findClub(deps, params.id, caller)
      const { from, until, ...paging } = query
      const span = { from: dateOf(from), until: dateOf(until) }
      const page = await events.list(club.id, { ...paging, ...span })
      return { count: page.count, results: page.rows.map(describeEvent) }
    }),
    bind(calls.all, async ({ query, caller }) => {
      const { from, until, mine = false, ...filter } = query
      const page = await events.all({
        ...filter,
        from: dateOf(from),
        until: dateOf(until),
        // Nobody has the id -1: a visitor is in no club.
        memberId: mine ? (caller.player?.id ?? -1) : undefined,
      })
      return {
        count: page.count,
        results: page.rows.map(({ club, ...event }) => ({
          ...describeEvent(event),
          club: { id: String(club.id), slug: club.slug, name: club.name },
        })),
      }
    }),
    bind(calls.add, async ({ params, body, caller }) => {
      const { club } = await findToManage(deps, params.id, caller)
      const { title, text, place } = body
      const added = await events.add(club.id, {
        title,
        text,
        place,
        link: linkOf(body.link),
        startsAt: new Date(body.start),
        endsAt: new Date(body.end),
      })
      return added ? describeEvent(added) : full(clubLimits.events, 'events')
    }),
    bind(calls.change, async ({ params, body, caller, fail }) => {
      const { club } = await findToManage(deps, params.id, caller)
      const { version, title, text, place, link, start, end } = body
      const changed = await events.change(club.id, itemIdOf(params.itemId), {
        version,
        ...(title !== undefined && { title }),
        ...(text !== undefined && { text }),
        ...(place !== undefined && { place }),
        ...(link !== undefined && { link: linkOf(link) }),
        ...(start !== undefined && { startsAt: new Date(start) }),
        ...(end !== undefined && { endsAt: new Date(end) }),
      })
      if (changed === 'end_before_start') {
        throw new CallError('bad_request', 'end: expected a moment after the start')
      }
      if (typeof changed === 'string') return fail(changed, outcomeDetails[changed])
      return describeEvent(changed)
    }),
    bind(calls.remove, async ({ params, caller, fail }) => {
      const { club } = await findToManage(deps, params.id, caller)
      const isGone = await events.remove(club.id, itemIdOf(params.itemId))
      return isGone ? undefined : fail('not_found', noItem)
    }),
  ]
}
