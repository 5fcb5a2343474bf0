import type { playerTitles } from './tournaments.ts'

/** The titles of the online arena, lowest first. */
export const arenaTitles = [
  'ACM',
  'AFM',
  'AIM',
  'AGM',
] as const satisfies readonly (typeof playerTitles)[number][]
export type ArenaTitle = (typeof arenaTitles)[number]

/** The performance that a title takes, in rating points. */
export const titlePerformances = {
  ACM: 1100,
  AFM: 1400,
  AIM: 1700,
  AGM: 2000,
} as const satisfies Record<ArenaTitle, number>

/** The board types in which titles are won. */
export const titleBoardTypes = ['bullet', 'blitz', 'rapid'] as const
export type TitleBoardType = (typeof titleBoardTypes)[number]

/** Over how many FOA-rated games in a row of one board type. */
export const titleGames = {
  bullet: 150,
  blitz: 100,
  rapid: 50,
} as const satisfies Record<TitleBoardType, number>

/** The titles above one that is held; null is none yet. */
export const titlesAbove = (held: ArenaTitle | null): readonly ArenaTitle[] =>
  held === null ? arenaTitles : arenaTitles.slice(arenaTitles.indexOf(held) + 1)
