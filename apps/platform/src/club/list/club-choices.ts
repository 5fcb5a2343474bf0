import { clubMemberships } from '@kingside/api/facts'
import type { ClubFilter } from '../club.types.ts'

export const clubTabs = ['all', 'mine', 'events'] as const
export type ClubTab = (typeof clubTabs)[number]
export const clubOrderings = ['members', 'name', 'new'] as const
export const eventViews = ['calendar', 'list'] as const
export type EventView = (typeof eventViews)[number]

/** What the address of the clubs says: `?tab=events&country=KZ&view=list`. */
export interface ClubChoices extends ClubFilter {
  readonly tab: ClubTab
  readonly page: number
  readonly view: EventView
  /** Only events of the reader's clubs. */
  readonly isMine: boolean
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null

const longestSearch = 60

/** Reads the address; what it does not know counts for nothing. */
export function choicesOf(params: URLSearchParams): ClubChoices {
  const country = params.get('country') ?? ''
  const page = params.get('page') ?? ''
  return {
    tab: oneOf(clubTabs, params.get('tab')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, longestSearch),
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    membership: oneOf(clubMemberships, params.get('membership')),
    ordering: oneOf(clubOrderings, params.get('ordering')) ?? 'members',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    view: oneOf(eventViews, params.get('view')) ?? 'calendar',
    isMine: params.get('mine') === '1',
  }
}

/** The address of choices, without what it need not say. */
export function addressOf(choices: ClubChoices): string {
  const { tab, search, country, membership, ordering, page, view, isMine } = choices
  const query = new URLSearchParams({
    ...(tab !== 'all' && { tab }),
    ...(search !== '' && { search }),
    ...(country !== null && { country }),
    ...(membership !== null && { membership }),
    ...(ordering !== 'members' && { ordering }),
    ...(page > 1 && { page: String(page) }),
    ...(view !== 'calendar' && { view }),
    ...(isMine && { mine: '1' }),
  }).toString()
  return query === '' ? '/community' : `/community?${query}`
}

/** Whether clubs are left out by choice. */
export const isFiltered = ({ search, country, membership }: ClubFilter): boolean =>
  search !== '' || country !== null || membership !== null

/** How many choices beside the search differ from what the list shows at first. */
export const chosenFilters = ({ country, membership, ordering }: ClubFilter): number =>
  [country !== null, membership !== null, ordering !== 'members'].filter(Boolean).length
