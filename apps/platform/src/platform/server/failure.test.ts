import { ApiError } from '@kingside/api'
import { expect, test } from 'vitest'
import { failing } from './failure.ts'

const asked = failing(() => 7)

test('a call that fails says why in plain data, and when', async () => {
  const failed = asked(
    Promise.reject(new ApiError({ code: 'offline', call: 'me.get', reason: 'there is no line' })),
  )
  await expect(failed).rejects.toEqual({
    failure: 'offline',
    code: 'offline',
    detail: null,
    waitMs: null,
    at: 7,
  })
})

test('a call that was aborted never settles, because nobody listens', async () => {
  const aborted = new ApiError({ code: 'aborted', call: 'me.get', reason: 'it was aborted' })
  const later = asked(Promise.reject(new ApiError({ code: 'timeout', call: 'me.get', reason: '' })))
  const first = await Promise.race([
    asked(Promise.reject(aborted)).then(
      () => 'settled',
      () => 'settled',
    ),
    later.catch(() => 'the later call'),
  ])
  expect(first).toBe('the later call')
})
