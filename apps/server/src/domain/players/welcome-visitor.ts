import { visitorUid } from '@kingside/api'
import type { Player, VisitorStore } from './visitor-store.ts'

export interface WelcomeDeps {
  readonly visitors: VisitorStore
  readonly createUid: () => string
  readonly now: () => Date
}

export interface Welcomed {
  /** The visitor's secret. */
  readonly uid: string
  readonly player: Player
}

/**
 * Recognises a visitor by the uid that the browser claims, or takes in a new one.
 * A malformed or unknown claim is no error: it gets a new uid.
 */
export async function welcomeVisitor(
  { visitors, createUid, now }: WelcomeDeps,
  claimed: string | undefined,
): Promise<Welcomed> {
  const at = now()
  const known = visitorUid.safeParse(claimed)
  const seen = known.success ? await visitors.markSeen(known.data, at) : null
  if (known.success && seen) return { uid: known.data, player: seen }
  const uid = createUid()
  return { uid, player: await visitors.create({ uid, playerUid: createUid().slice(0, 16) }, at) }
}
