import { parseOptions } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

const fast = createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })

it('hashes by argon2id with the parameters of OWASP', async () => {
  const hash = await createPasswordHasher().hash('Rook7takesE4')
  expect(hash).toMatch(/^\$argon2id\$v=19\$/)
  expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
})

it('knows the password of a hash, salts each, and knows none of nobody', async () => {
  const hash = await fast.hash('Rook7takesE4')
  expect(await fast.hash('Rook7takesE4')).not.toBe(hash)
  expect(await fast.verify(hash, 'Rook7takesE4')).toBe(true)
  expect(await fast.verify(hash, 'rook7takesE4')).toBe(false)
  expect(await fast.verify(null, 'nobody has this password')).toBe(false)
})
