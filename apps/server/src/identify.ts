import { visitorUid } from '@kingside/api'
import { type Identify, stranger } from './caller.ts'
import type { VisitorStore } from './domain/players/visitor-store.ts'
import { readVisitorCookie } from './visitor-cookie.ts'

export interface IdentifyDeps {
  readonly visitors: VisitorStore
}

/** Knows callers by their token or their visitor's cookie. */
export function identifyBy({ visitors }: IdentifyDeps): Identify {
  return async (context) => {
    const uid = visitorUid.safeParse(readVisitorCookie(context))
    if (!uid.success) return stranger
    return { ...stranger, player: await visitors.find(uid.data) }
  }
}
