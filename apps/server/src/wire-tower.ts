import type { Database } from './db/database.ts'
import { createTowerStore } from './db/tower/tower-store.ts'
import type { Clock } from './domain/clock.ts'
import { createTower, type Tower } from './domain/tower/tower.ts'

/** Puts the tower together on a database. */
export const wireTower = ({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Pick<Clock, 'now'>
}): Tower => createTower({ store: createTowerStore(db), now: clock.now })
