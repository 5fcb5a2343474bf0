import type { BoardStatus } from '@kingside/api/facts'

export const pageTabs = ['standings', 'games', 'about'] as const
export type PageTab = (typeof pageTabs)[number]

/** What the address of a tournament's page says: `?tab=games&round=3&page=2&show=goes`. */
export interface PageChoices {
  readonly tab: PageTab
  /** From 1; null is the latest. */
  readonly round: number | null
  readonly page: number
  /** Which boards are shown; null is all. */
  readonly show: BoardStatus | null
}

const boardStatuses = ['expected', 'goes', 'completed'] as const satisfies readonly BoardStatus[]
/** A round has at most so many pages of boards. */
const mostPages = 200

function numberOf(text: string | null, most: number): number | null {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
  return number >= 1 && number <= most ? number : null
}

/** Reads the address; what it does not know counts for nothing. @param usual the tab of an address without one */
export const pageChoicesOf = (params: URLSearchParams, usual: PageTab): PageChoices => ({
  tab: pageTabs.find((tab) => tab === params.get('tab')) ?? usual,
  round: numberOf(params.get('round'), 100),
  page: numberOf(params.get('page'), mostPages) ?? 1,
  show: boardStatuses.find((status) => status === params.get('show')) ?? null,
})

/** The query of choices, without what it need not say. */
export const queryOfChoices = ({ tab, round, page, show }: PageChoices): string =>
  `?${new URLSearchParams({
    tab,
    ...(tab === 'games' && round !== null && { round: String(round) }),
    ...(tab === 'games' && show !== null && { show }),
    ...(tab === 'games' && page > 1 && { page: String(page) }),
  }).toString()}`
