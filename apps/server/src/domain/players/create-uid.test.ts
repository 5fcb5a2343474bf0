import { visitorUid } from '@kingside/api'
import { expect, it } from 'vitest'
import { createUid } from './create-uid.ts'

it('creates uids that the contract takes, of at least 128 bits, and none twice', () => {
  const uids = Array.from({ length: 1000 }, createUid)
  expect(new Set(uids).size).toBe(1000)
  for (const uid of uids) expect(visitorUid.safeParse(uid).success).toBe(true)
  expect(Buffer.from(createUid(), 'base64url').length * 8).toBeGreaterThanOrEqual(128)
})
