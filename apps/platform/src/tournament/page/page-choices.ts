import type { BoardStatus } from '@kingside/api/facts'
import type { Tournament } from '../tournament.types.ts'

export const pageTabs = [
  'standings',
  'players',
  'teams',
  'games',
  'about',
  'sponsors',
  'schedule',
  'attend',
  'participants',
] as const
export type PageTab = (typeof pageTabs)[number]

export const boardViews = ['table', 'boards'] as const
/** How the games of a round are shown: as rows, or as small boards. */
export type BoardsView = (typeof boardViews)[number]

/** What the address of a tournament's page says: `?tab=games&round=3&page=2&show=goes&view=boards`. */
export interface PageChoices {
  readonly tab: PageTab
  /** From 1; null is the latest. */
  readonly round: number | null
  readonly page: number
  /** Which boards are shown; none is all. */
  readonly show: readonly BoardStatus[]
  readonly view: BoardsView
  /** Of a play-off: the stage whose players are listed, from 1; null is all. */
  readonly stage: number | null
}

export const boardStatuses = [
  'expected',
  'goes',
  'completed',
] as const satisfies readonly BoardStatus[]
/** A round has at most so many pages of boards. */
const mostPages = 200

function numberOf(text: string | null, most: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** What an address without a choice means. */
export interface UsualChoices {
  readonly tab: PageTab
  readonly view: BoardsView
  /** The tabs that the tournament has. */
  readonly tabs: readonly PageTab[]
}

/** The tabs of a tournament: who plays before the start, and the standings from then on; a broadcast has its own. */
export function tabsOf({
  status,
  is_team: isTeam,
  is_broadcast: isBroadcast,
}: Pick<Tournament, 'status' | 'is_team' | 'is_broadcast'>): readonly PageTab[] {
  if (isBroadcast) {
    return ['about', 'sponsors', 'schedule', 'attend', 'standings', 'games', 'participants']
  }
  const first: PageTab = status === 'expected' ? 'players' : 'standings'
  return [first, ...(isTeam ? (['teams'] as const) : []), 'games', 'about']
}

/** Reads the address; what it does not know counts for nothing. */
export function pageChoicesOf(params: URLSearchParams, usual: UsualChoices): PageChoices {
  const show = (params.get('show') ?? '').split(' ')
  return {
    tab: usual.tabs.find((tab) => tab === params.get('tab')) ?? usual.tab,
    round: numberOf(params.get('round'), 100),
    page: numberOf(params.get('page'), mostPages) ?? 1,
    show: boardStatuses.filter((status) => show.includes(status)),
    view: boardViews.find((view) => view === params.get('view')) ?? usual.view,
    stage: numberOf(params.get('stage'), 8),
  }
}

/** The query of choices, without what it need not say. */
export const queryOfChoices = ({ tab, round, page, show, view, stage }: PageChoices): string =>
  `?${new URLSearchParams({
    tab,
    ...(tab === 'standings' && stage !== null && { stage: String(stage) }),
    ...(tab === 'games' && {
      ...(round !== null && { round: String(round) }),
      ...(show.length > 0 && { show: show.join(' ') }),
      ...(page > 1 && { page: String(page) }),
      view,
    }),
  }).toString()}`
