import { hash, type Options, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../domain/accounts/ports.ts'

/** argon2id with 19 MiB, two passes and one lane: OWASP's Password Storage Cheat Sheet. The module's default kind is argon2id. */
export const owaspOptions: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes by argon2id in the module's own threads, so that calls meanwhile are answered. */
export function createPasswordHasher(options: Options = owaspOptions): PasswordHasher {
  // Made at the start: made on first use, it would slow that sign-in down and give it away.
  const nobodys = hash('nobody has this password', options)
  return {
    hash: (password) => hash(password, options),
    verify: async (stored, password) => {
      if (stored !== null) return verify(stored, password)
      // An account that does not exist costs the same work, so that the time reveals nothing.
      await verify(await nobodys, password)
      return false
    },
  }
}
