import { z } from 'zod/mini'
import { defineCall, everyone, nothing } from '../../call.ts'
import { clubLimits } from '../../facts/clubs.ts'
import { count, flag, idOrSlug, knownLink, moment, page, paging } from '../tournaments/fields.ts'
import { members } from '../tournaments/members.ts'
import { clubParams, countryFilter, fileId, readableUpTo, textUpTo, typedLink } from './fields.ts'

const itemParams = z.object({ id: idOrSlug, itemId: idOrSlug })

/** A place among the others, from 0. */
const position = z.optional(z.int().check(z.gte(0), z.lte(clubLimits.events)))

const changeErrors = ['not_found', 'not_community_administrator', 'changed_meanwhile'] as const
const addErrors = ['not_found', 'not_community_administrator', 'club_full'] as const
const removeErrors = ['not_found', 'not_community_administrator'] as const

const picture = z.object({
  id: idOrSlug,
  url: z.string(),
  caption: z.string(),
  version: count,
})
export type ClubPicture = z.output<typeof picture>

const pictureExample = {
  id: '5',
  url: '/files/pictures/Zr8Q2mX0TnqkE1vYwB7c5A.webp',
  caption: 'The hall before the first round',
  version: 1,
} as const satisfies z.input<typeof picture>

const caption = textUpTo(clubLimits.caption)

export const listGallery = defineCall({
  id: 'communities.gallery.list',
  method: 'GET',
  path: 'communities/:id/gallery/',
  summary: 'Lists the pictures in their order.',
  params: clubParams,
  query: z.object({ ...paging(30) }),
  response: page(picture),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 1, results: [pictureExample] },
})

export const addPicture = defineCall({
  id: 'communities.gallery.add',
  method: 'POST',
  path: 'communities/:id/gallery/',
  summary: 'Adds a picture at the end.',
  params: clubParams,
  /** A file of the kind `gallery`. */
  body: z.object({ file: fileId, caption: z._default(caption, '') }),
  status: 201,
  response: picture,
  errors: addErrors,
  roles: members,
  example: pictureExample,
})

export const changePicture = defineCall({
  id: 'communities.gallery.change',
  method: 'PATCH',
  path: 'communities/:id/gallery/:itemId/',
  summary: 'Changes the caption of a picture, or moves it.',
  params: itemParams,
  body: z.object({ version: count, caption: z.optional(caption), position }),
  response: picture,
  errors: changeErrors,
  roles: members,
  example: { ...pictureExample, version: 2 },
})

export const removePicture = defineCall({
  id: 'communities.gallery.remove',
  method: 'DELETE',
  path: 'communities/:id/gallery/:itemId/',
  summary: 'Takes a picture away.',
  params: itemParams,
  status: 204,
  response: nothing,
  errors: removeErrors,
  roles: members,
  example: undefined,
})

const card = z.object({
  id: idOrSlug,
  title: z.string(),
  text: z.string(),
  picture: z.nullable(z.string()),
  link: z.nullable(knownLink),
  version: count,
})
export type ClubCard = z.output<typeof card>

const cardExample = {
  id: '7',
  title: 'Lessons for beginners',
  text: 'Every Saturday at 11:00, the first one is free.',
  picture: null,
  link: 'https://example.com/lessons',
  version: 1,
} as const satisfies z.input<typeof card>

/** A file of the kind `card`; null takes the picture away, and without it the picture stays. */
const cardFile = z.optional(z.nullable(fileId))

const cardFields = {
  title: readableUpTo(clubLimits.cardTitle),
  text: textUpTo(clubLimits.cardText),
  link: z.nullable(typedLink),
}

export const listCards = defineCall({
  id: 'communities.cards.list',
  method: 'GET',
  path: 'communities/:id/cards/',
  summary: 'Lists the information cards in their order.',
  params: clubParams,
  query: z.object({ ...paging(30) }),
  response: page(card),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 1, results: [cardExample] },
})

export const addCard = defineCall({
  id: 'communities.cards.add',
  method: 'POST',
  path: 'communities/:id/cards/',
  summary: 'Adds an information card at the end.',
  params: clubParams,
  body: z.object({ ...cardFields, file: cardFile }),
  status: 201,
  response: card,
  errors: addErrors,
  roles: members,
  example: cardExample,
})

export const changeCard = defineCall({
  id: 'communities.cards.change',
  method: 'PATCH',
  path: 'communities/:id/cards/:itemId/',
  summary: 'Changes the fields given of a card, or moves it.',
  params: itemParams,
  body: z.object({
    version: count,
    title: z.optional(cardFields.title),
    text: z.optional(cardFields.text),
    link: z.optional(cardFields.link),
    file: cardFile,
    position,
  }),
  response: card,
  errors: changeErrors,
  roles: members,
  example: { ...cardExample, version: 2 },
})

export const removeCard = defineCall({
  id: 'communities.cards.remove',
  method: 'DELETE',
  path: 'communities/:id/cards/:itemId/',
  summary: 'Takes a card away.',
  params: itemParams,
  status: 204,
  response: nothing,
  errors: removeErrors,
  roles: members,
  example: undefined,
})

const event = z.object({
  id: idOrSlug,
  title: z.string(),
  text: z.string(),
  start: moment,
  end: moment,
  place: z.string(),
  link: z.nullable(knownLink),
  version: count,
})
export type ClubEvent = z.output<typeof event>

const eventExample = {
  id: '9',
  title: 'Open evening',
  text: 'Come and play: boards are there.',
  start: '2026-12-04T15:00:00Z',
  end: '2026-12-04T18:00:00Z',
  place: 'Abay Avenue 44',
  link: null,
  version: 1,
} as const satisfies z.input<typeof event>

const eventFields = {
  title: readableUpTo(clubLimits.eventTitle),
  text: textUpTo(clubLimits.eventText),
  start: moment,
  end: moment,
  place: textUpTo(clubLimits.place),
  link: z.nullable(typedLink),
}

interface Span {
  readonly start?: string | undefined
  readonly end?: string | undefined
}
const endAfterStart = z.refine<Span>(
  ({ start, end }) =>
    start === undefined || end === undefined || Date.parse(start) < Date.parse(end),
  { error: 'expected a moment after the start', path: ['end'] },
)

/** From when until when: events that touch this time. */
const between = { from: z.optional(moment), until: z.optional(moment) }

export const listEvents = defineCall({
  id: 'communities.events.list',
  method: 'GET',
  path: 'communities/:id/events/',
  summary: 'Lists the events of a club by their start.',
  params: clubParams,
  query: z.object({ ...paging(30), ...between }),
  response: page(event),
  errors: ['not_found'],
  roles: everyone,
  example: { count: 1, results: [eventExample] },
})

const eventOfClub = z.extend(event, {
  club: z.object({ id: idOrSlug, slug: idOrSlug, name: z.string() }),
})
export type EventOfClub = z.output<typeof eventOfClub>

export const listAllEvents = defineCall({
  id: 'communities.events.all',
  method: 'GET',
  path: 'communities/events/',
  summary: 'Lists the events of all clubs by their start.',
  query: z.object({
    ...paging(30),
    ...between,
    /** A part of the title, or of the name of its club. */
    search: z.optional(textUpTo(60)),
    country: countryFilter,
    /** `true` leaves out clubs of which the caller is no member. */
    mine: z.optional(flag),
  }),
  response: page(eventOfClub),
  errors: [],
  roles: everyone,
  example: {
    count: 1,
    results: [
      {
        ...eventExample,
        club: { id: '12', slug: 'almaty-chess-club', name: 'Almaty Chess Club' },
      },
    ],
  },
})

export const addEvent = defineCall({
  id: 'communities.events.add',
  method: 'POST',
  path: 'communities/:id/events/',
  summary: 'Adds an event.',
  params: clubParams,
  body: z.object(eventFields).check(endAfterStart),
  status: 201,
  response: event,
  errors: addErrors,
  roles: members,
  example: eventExample,
})

export const changeEvent = defineCall({
  id: 'communities.events.change',
  method: 'PATCH',
  path: 'communities/:id/events/:itemId/',
  summary: 'Changes the fields given of an event.',
  params: itemParams,
  body: z
    .object({
      version: count,
      title: z.optional(eventFields.title),
      text: z.optional(eventFields.text),
      start: z.optional(moment),
      end: z.optional(moment),
      place: z.optional(eventFields.place),
      link: z.optional(eventFields.link),
    })
    .check(endAfterStart),
  response: event,
  errors: changeErrors,
  roles: members,
  example: { ...eventExample, version: 2 },
})

export const removeEvent = defineCall({
  id: 'communities.events.remove',
  method: 'DELETE',
  path: 'communities/:id/events/:itemId/',
  summary: 'Takes an event away.',
  params: itemParams,
  status: 204,
  response: nothing,
  errors: removeErrors,
  roles: members,
  example: undefined,
})
