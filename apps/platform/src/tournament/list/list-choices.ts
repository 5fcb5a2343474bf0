import { boardTypes, tournamentKinds, type TournamentKind } from '@kingside/api/facts'
import type { ListFilter } from '../calls.ts'
import { filterOfTab, type ListTab, listTabs } from './tabs.ts'

export const speeds = ['bullet', 'blitz', 'rapid', 'classic'] as const
export type Speed = (typeof speeds)[number]
export const ratings = ['worldchess', 'fide', 'non-rated'] as const
export type RatingChoice = (typeof ratings)[number]
export const shownStages = ['open', 'ended'] as const
export type ShownStage = (typeof shownStages)[number]
export const listViews = ['cards', 'calendar'] as const
export type ListView = (typeof listViews)[number]

/** What the address of the list says: `?tab=new&kind=swiss&time=blitz`. */
export interface ListChoices {
  readonly tab: ListTab
  /** Null is every one, as below. */
  readonly kind: TournamentKind | null
  readonly speed: Speed | null
  readonly rating: RatingChoice | null
  readonly stage: ShownStage
  /** Only those that the reader can join. */
  readonly isJoinable: boolean
  /** As cards in the tab's order, or by days. */
  readonly view: ListView
}

/** A value of the address, if it is one of these. */
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null

/** Reads the address; what it does not know counts for nothing. */
export const choicesOf = (params: URLSearchParams): ListChoices => ({
  tab: oneOf(listTabs, params.get('tab')) ?? 'popular',
  kind: oneOf(tournamentKinds, params.get('kind')),
  speed: oneOf(speeds, params.get('time')),
  rating: oneOf(ratings, params.get('rating')),
  stage: oneOf(shownStages, params.get('stage')) ?? 'open',
  isJoinable: params.get('joinable') === '1',
  view: oneOf(listViews, params.get('view')) ?? 'cards',
})

/** The address of choices, without what it need not say. */
export function addressOf(choices: ListChoices): string {
  const { tab, kind, speed, rating, stage, isJoinable, view } = choices
  const query = new URLSearchParams({
    ...(tab !== 'popular' && { tab }),
    ...(kind !== null && { kind }),
    ...(speed !== null && { time: speed }),
    ...(rating !== null && { rating }),
    ...(stage !== 'open' && { stage }),
    ...(isJoinable && { joinable: '1' }),
    ...(view !== 'cards' && { view }),
  }).toString()
  return query === '' ? '/tournaments' : `/tournaments?${query}`
}

/** What the server is asked for. */
export function filterOf({ tab, kind, speed, rating, stage, isJoinable }: ListChoices): ListFilter {
  return {
    ...filterOfTab[tab],
    // What has ended is shown from the latest on, whatever the tab's order.
    ...(stage === 'ended' && { status: ['completed'], ordering: '-start' }),
    ...(kind !== null && { kind: [kind] }),
    ...(speed !== null && { board_type: String(boardTypes[speed]) }),
    ...(rating !== null && { rating_type: [rating] }),
    ...(isJoinable && { player_checks: true }),
  }
}

/** Whether something is left out by choice. */
export const isFiltered = ({ kind, speed, rating, isJoinable }: ListChoices): boolean =>
  kind !== null || speed !== null || rating !== null || isJoinable
