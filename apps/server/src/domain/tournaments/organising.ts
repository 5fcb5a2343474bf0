import type { Clock } from '../clock.ts'
import { type NewsSource, tellNews } from './tell-news.ts'
import type { TournamentFeed } from './tournament-feed.ts'

export interface OrganisingStore {
  /**
   * Sets the organiser's pause, or ends it by null, and has the tournament looked after at once.
   * @returns the number of its newest news
   */
  readonly pauseUntil: (
    tournamentId: number,
    by: number,
    pause: { readonly endsAt: Date | null; readonly at: Date },
  ) => Promise<number>
}

/** What organisers do while a tournament is played. */
export interface Organising {
  /** @param by the internal id of who does it */
  readonly pauseUntil: (tournament: NewsSource, by: number, endsAt: Date | null) => Promise<void>
}

export interface OrganisingDeps {
  readonly store: OrganisingStore
  readonly feed: TournamentFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
}

export const createOrganising = ({ store, feed, clock }: OrganisingDeps): Organising => ({
  pauseUntil: async (tournament, by, endsAt) => {
    const v = await store.pauseUntil(tournament.id, by, { endsAt, at: clock.now() })
    const news = [{ type: 'pause.set', ends_at: endsAt?.toISOString() ?? null }] as const
    // A pause is no secret: viewers learn of it with everybody else.
    tellNews({ feed, clock }, { id: tournament.id, delayMs: 0 }, { news }, v)
  },
})
