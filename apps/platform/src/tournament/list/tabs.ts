import type { ListFilter } from '../calls.ts'

/** The tabs of the list, in the specification's order; the first is shown at first. */
export const listTabs = [
  'popular',
  'biggest',
  'new',
  'top',
  'kids',
  'online',
  'offline',
  'americas',
  'asia',
  'europe',
  'africa',
] as const
export type ListTab = (typeof listTabs)[number]

/** Those that can still be played in. */
const open = { status: ['expected', 'goes'] } satisfies ListFilter

/** Which tournaments a tab has, and in which order. */
export const filterOfTab: Readonly<Record<ListTab, ListFilter>> = {
  popular: { ...open, ordering: '-popularity' },
  biggest: { ...open, ordering: '-max_participants' },
  new: { ...open, ordering: '-created_at' },
  top: { ...open, ordering: '-prize_fund' },
  kids: { ...open, kids: true, ordering: 'start' },
  online: { ...open, mode: 'online', ordering: 'start' },
  offline: { ...open, mode: 'offline', ordering: 'start' },
  americas: { ...open, location_region: 'america', ordering: 'start' },
  asia: { ...open, location_region: 'asia', ordering: 'start' },
  europe: { ...open, location_region: 'europe', ordering: 'start' },
  africa: { ...open, location_region: 'africa', ordering: 'start' },
}
