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
import { places as messages } from './places.messages.ts'

/** The places of the header, the most wanted first. */
export const headerPlaces = [
  { path: '/lobby', message: messages.lobby, icon: <Swords /> },
  { path: '/tournaments', message: messages.tournaments, icon: <Trophy /> },
  { path: '/puzzles', message: messages.puzzles, icon: <Puzzle /> },
  { path: '/masterclass', message: messages.masterclasses, icon: <GraduationCap /> },
  { path: '/players', message: messages.players, icon: <UserSearch /> },
  { path: '/community', message: messages.clubs, icon: <Users /> },
  { path: '/watch', message: messages.watch, icon: <Tv /> },
  { path: '/shop', message: messages.shop, icon: <ShoppingBag /> },
  { path: '/coaches', message: messages.coaches, icon: <UserRoundCheck /> },
] as const

/** Those of them in the bar at a phone's lower edge: as many as have room for their whole words at 320 px. */
export const barPaths: readonly string[] = ['/lobby', '/tournaments', '/puzzles']

/** The pages of the footer, by its columns. */
export const footerPlaces = {
  help: [
    { path: '/support', message: messages.support },
    { path: '/pricing', message: messages.pricing },
  ],
  product: [{ path: '/release-notes', message: messages.releaseNotes }],
  rules: [
    { path: '/fair-play', message: messages.fairPlay },
    { path: '/privacy', message: messages.privacy },
    { path: '/terms', message: messages.terms },
  ],
} as const

/** Whether a page belongs to a place. */
export const isAt = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}/`)
