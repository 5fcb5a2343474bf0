import {
  GraduationCap,
  Puzzle,
  ShoppingBag,
  Swords,
  Trophy,
  Tv,
  UserRoundCheck,
  UserSearch,
  Users,
} from 'lucide-react'
import type { ReactElement } from 'react'
import type { MessageDescriptor } from 'react-intl'
import { places as messages } from './places.messages.ts'

export interface HeaderPlace {
  readonly path: string
  readonly message: MessageDescriptor
  readonly icon: ReactElement
}

/** Stands for the shop's address. */
const shopPlace = 'shop'

const headerPlaces: readonly HeaderPlace[] = [
  { path: '/lobby', message: messages.lobby, icon: <Swords /> },
  { path: '/tournaments', message: messages.tournaments, icon: <Trophy /> },
  { path: '/puzzles', message: messages.puzzles, icon: <Puzzle /> },
  { path: '/masterclass', message: messages.masterclasses, icon: <GraduationCap /> },
  { path: '/players', message: messages.players, icon: <UserSearch /> },
  { path: '/community', message: messages.clubs, icon: <Users /> },
  { path: '/watch', message: messages.watch, icon: <Tv /> },
  { path: shopPlace, message: messages.shop, icon: <ShoppingBag /> },
  { path: '/coaches', message: messages.coaches, icon: <UserRoundCheck /> },
]

/**
 * The places of the header, the most wanted first.
 * @param shop the address of the shop, which is elsewhere; null where there is none
 */
export const headerPlacesOf = (shop: string | null): readonly HeaderPlace[] =>
  headerPlaces.flatMap((place) => {
    if (place.path !== shopPlace) return [place]
    return shop === null ? [] : [{ ...place, path: shop }]
  })

/** The places in the bar at a phone's lower edge: as many as fit with their full names at 320 px. */
export const barPaths: readonly string[] = ['/lobby', '/tournaments', '/puzzles']

/** The links of the footer, by its columns. */
export const footerPlaces = {
  help: [
    { path: '/support', message: messages.support },
    { path: '/pricing', message: messages.pricing },
  ],
  product: [
    { path: '/release-notes', message: messages.releaseNotes },
    { path: '/api-docs', message: messages.api },
  ],
  rules: [
    { path: '/fair-play', message: messages.fairPlay },
    { path: '/privacy', message: messages.privacy },
    { path: '/terms', message: messages.terms },
  ],
} as const

/** Whether a place is a page of the app. */
export const isOwn = (path: string): boolean => path.startsWith('/')

/** Whether a page belongs to a place. */
export const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`)
