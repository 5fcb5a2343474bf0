import type { Clock } from '../clock.ts'
import type { GameHost } from '../games/game-host.ts'
import type { TimeControlStore } from '../time-control-store.ts'
import type { BlockReader } from '../people/relations.ts'
import type { ChallengeStore } from './challenge.ts'
import type { LobbyFeed } from './lobby-feed.ts'
import type { BotReader, PlayerReader, RatingReader } from './ports.ts'
import type { RequestStore } from './request.ts'
import type { StandingReader } from './standing.ts'

/** What the lobby is made of. */
export interface LobbyDeps {
  readonly challenges: ChallengeStore
  readonly requests: RequestStore
  readonly players: PlayerReader
  readonly ratings: RatingReader
  readonly bots: BotReader
  readonly standings: StandingReader
  /** Who meets whom in tournaments only. */
  readonly blocks: BlockReader
  readonly timeControls: TimeControlStore
  readonly host: GameHost
  readonly feed: LobbyFeed
  readonly clock: Clock
  /** Creates ids and invite codes; at least 64 random bits as base64url (S-53). */
  readonly createUid: () => string
  /** In [0, 1); gives the colours where nobody minds. */
  readonly random: () => number
  /** Told what failed where nobody waits for an answer. */
  readonly onError: (error: unknown) => void
}
