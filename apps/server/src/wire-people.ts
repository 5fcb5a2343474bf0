import type { Database } from './db/database.ts'
import { createPeopleReader } from './db/people/people-reader.ts'
import { createPlayerReports } from './db/people/player-reports.ts'
import { createRelationStore } from './db/people/relations.ts'
import { createTopPlayers } from './db/people/top-players.ts'
import type { Clock } from './domain/clock.ts'
import type { LobbyFeed } from './domain/lobby/lobby-feed.ts'
import { createFollowedNews, type FollowedNews } from './domain/people/followed-news.ts'
import { createPeople, type People } from './domain/people/people.ts'

export interface WirePeopleDeps {
  readonly db: Database
  /** Of all processes. */
  readonly feed: LobbyFeed
  readonly clock: Pick<Clock, 'now' | 'after'>
  readonly onError: (error: unknown) => void
}

export interface WiredPeople {
  /** For the app: `people` of its deps. */
  readonly people: People
  readonly news: FollowedNews
}

/** Puts following, blocking and reporting together on a database. */
export function wirePeople({ db, clock, feed, onError }: WirePeopleDeps): WiredPeople {
  const relations = createRelationStore(db, clock.now)
  return {
    people: createPeople({
      relations,
      players: createPeopleReader(db),
      reports: createPlayerReports(db),
      topPlayers: createTopPlayers(db),
      feed,
      clock,
    }),
    news: createFollowedNews({ relations, feed, clock, onError }),
  }
}
