import {
  Cpu,
  GraduationCap,
  History,
  Microscope,
  Play,
  Puzzle,
  Settings,
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
import { isBuilt } from '../platform/page/index.ts'
import { places as messages } from './places.messages.ts'

/** A page of the menus. */
export interface Place {
  readonly path: string
  readonly message: MessageDescriptor
  readonly icon: ReactElement
}

/** Stands for the shop's address. */
const shopPlace = 'shop'

const play: Place = { path: '/', message: messages.play, icon: <Play /> }

/** The specification's nine places, and four that it does not name: puzzles, the computer, the analysis board and clubs. */
const headerPlaces: readonly Place[] = [
  { path: '/lobby', message: messages.lobby, icon: <Swords /> },
  { path: '/tournaments', message: messages.tournaments, icon: <Trophy /> },
  { path: '/puzzles', message: messages.puzzles, icon: <Puzzle /> },
  { path: '/computer', message: messages.computer, icon: <Cpu /> },
  { path: '/analysis', message: messages.analysis, icon: <Microscope /> },
  { path: '/masterclass', message: messages.masterclasses, icon: <GraduationCap /> },
  { path: '/players', message: messages.players, icon: <UserSearch /> },
  { path: '/community', message: messages.clubs, icon: <Users /> },
  { path: '/watch', message: messages.watch, icon: <Tv /> },
  { path: shopPlace, message: messages.shop, icon: <ShoppingBag /> },
  { path: '/coaches', message: messages.coaches, icon: <UserRoundCheck /> },
]

/**
 * The places of the header that are built, the most wanted first.
 * @param shop the address of the shop, which is elsewhere; null where there is none
 */
export const headerPlacesOf = (shop: string | null): readonly Place[] =>
  headerPlaces.flatMap((place) => {
    if (place.path !== shopPlace) return isBuilt(place.path) ? [place] : []
    return shop === null ? [] : [{ ...place, path: shop }]
  })

/** The places in the bar at a phone's lower edge: as many as fit with their full names at 320 px. */
export const barPlaces: readonly Place[] = [play, ...headerPlacesOf(null)].slice(0, 3)

/** What the header's account menu has on a large screen, in a phone's drawer. */
export const drawerPlaces: readonly Place[] = [
  { path: '/profile/games', message: messages.games, icon: <History /> },
  { path: '/settings', message: messages.settings, icon: <Settings /> },
]

const allFooterPlaces = {
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

/** The links of a column of the footer that are built. */
export const footerPlacesOf = (column: keyof typeof allFooterPlaces) =>
  allFooterPlaces[column].filter(({ path }) => isBuilt(path))

/** Whether a place is a page of the app. */
export const isOwn = (path: string): boolean => path.startsWith('/')

/** Whether a page belongs to a place. */
export const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`)
