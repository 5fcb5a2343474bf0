import { createMasterclassStore } from './db/masterclasses/masterclass-store.ts'
import type { Database } from './db/database.ts'
import type { AccountPorts } from './domain/accounts/ports.ts'
import type { Clock } from './domain/clock.ts'
import { createMasterclasses, type Masterclasses } from './domain/masterclasses/masterclasses.ts'
import type { Recordings } from './domain/masterclasses/recordings.ts'
import { sendReminders } from './domain/masterclasses/send-reminders.ts'
import { startRepeating } from './domain/repeating.ts'
import type { Log } from './log.ts'

export interface WireMasterclassesDeps {
  readonly db: Database
  readonly recordings: Recordings
  readonly account: Pick<AccountPorts, 'accounts' | 'digests' | 'mailer' | 'siteOrigin'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}

export interface WiredMasterclasses {
  readonly masterclasses: Masterclasses
  /** Sends what is due now. */
  readonly remind: (at: Date) => Promise<void>
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** How often there is a look for what begins soon. */
const everyMs = 60_000

/** Puts masterclasses together on a database. */
export function wireMasterclasses({
  db,
  recordings,
  account,
  clock,
  log,
}: WireMasterclassesDeps): WiredMasterclasses {
  const store = createMasterclassStore(db)
  const onError = (error: unknown) => log.error('masterclasses.remind', {}, error)
  const remind = (at: Date) =>
    sendReminders({ store, mailer: account.mailer, siteOrigin: account.siteOrigin, onError }, at)
  let stop = async () => {}
  return {
    masterclasses: createMasterclasses({
      store,
      recordings,
      digests: account.digests,
      accountOf: account.accounts.findByPlayer,
      now: clock.now,
    }),
    remind,
    start: () => {
      stop = startRepeating({ clock, everyMs, work: remind, onError })
    },
    stop: () => stop(),
  }
}
