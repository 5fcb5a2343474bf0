import type { TournamentEvent } from '@kingside/api'
import type { Clock } from '../clock.ts'
import type { OwnNews, RunChange, TournamentNews } from './run-change.ts'
import type { TournamentFeed } from './tournament-feed.ts'

export interface NewsSource {
  readonly id: number
  /** By how much later than the players everybody else learns of it, in ms. */
  readonly delayMs: number
}

export interface TellDeps {
  readonly feed: TournamentFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
}

/**
 * Tells the news of a change that is stored.
 * @param v the number of the last of them
 */
export function tellNews(
  { feed, clock }: TellDeps,
  { id, delayMs }: NewsSource,
  { news = [], own = [] }: Pick<RunChange, 'news' | 'own'>,
  v: number,
): void {
  const serverTs = clock.now().getTime()
  const numbered = news.map((each, index) =>
    eventOf(each, { tournamentId: String(id), v: v - news.length + index + 1, serverTs }),
  )
  const tell = () => {
    for (const event of numbered) feed.tellFollowers(id, event)
  }
  if (delayMs === 0) tell()
  else if (numbered.length > 0) clock.after(delayMs, tell)
  for (const each of own) tellOwnNews(feed, { id, v, serverTs }, each)
}

/** Tells a player of the own entry, which has no number of its own: `v` is that of the tournament's newest news. */
export function tellOwnNews(
  feed: Pick<TournamentFeed, 'tellPlayer'>,
  { id, v, serverTs }: { readonly id: number; readonly v: number; readonly serverTs: number },
  { playerId, news }: OwnNews,
): void {
  feed.tellPlayer(playerId, eventOf(news, { tournamentId: String(id), v, serverTs }))
}

const eventOf = (
  news: TournamentNews,
  numbers: Pick<TournamentEvent, 'tournamentId' | 'v' | 'serverTs'>,
): TournamentEvent => ({ ...news, ...numbers })
