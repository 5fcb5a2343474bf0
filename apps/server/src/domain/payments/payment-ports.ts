import type { AccountPorts } from '../accounts/ports.ts'
import type { GameReader } from '../games/game-reader.ts'
import type { Entries } from '../tournaments/entries.ts'
import type { TournamentReader } from '../tournaments/tournament-reader.ts'
import type { PaymentStore } from './payment-store.ts'
import type { PaymentProvider } from './provider.ts'

/** Everything that payments need from outside. */
export interface PaymentPorts {
  readonly store: PaymentStore
  readonly provider: PaymentProvider
  readonly account: Pick<
    AccountPorts,
    | 'accounts'
    | 'background'
    | 'clock'
    | 'createUid'
    | 'digests'
    | 'mailer'
    | 'notifications'
    | 'siteOrigin'
  >
  /** What is added for tax, in percent; null where the operator does not say. */
  readonly vatPercent: number | null
  readonly games: Pick<GameReader, 'find' | 'findMany'>
  /** Without them nothing of tournaments is sold. */
  readonly tournaments?: {
    readonly reader: TournamentReader
    readonly entries: Entries
  }
}
