import { visitorUid } from '@kingside/api'
import type { VisitorStore } from './visitor-store.ts'

export interface WelcomeDeps {
  readonly visitors: VisitorStore
  readonly createUid: () => string
  readonly now: () => Date
}

/**
 * Recognises a visitor by the uid that the browser claims, or takes in a new one.
 * A malformed or unknown claim is no error: it gets a new uid.
 */
export async function welcomeVisitor(
  { visitors, createUid, now }: WelcomeDeps,
  claimed: string | undefined,
): Promise<string> {
  const at = now()
  const known = visitorUid.safeParse(claimed)
  if (known.success && (await visitors.markSeen(known.data, at))) return known.data
  const uid = createUid()
  await visitors.create(uid, at)
  return uid
}
