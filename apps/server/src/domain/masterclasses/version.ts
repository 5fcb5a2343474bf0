import { createHash } from 'node:crypto'
import type { Masterclass } from './masterclass.ts'

/** Differs after each change of a masterclass, and is the same again after a change back. */
export function versionOf(masterclass: Masterclass): string {
  const sorted = Object.entries(masterclass).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 16)
}
