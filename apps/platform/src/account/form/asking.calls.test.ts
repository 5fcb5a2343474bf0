import { ApiError } from '@kingside/api'
import { expect, it } from 'vitest'
import { asking } from './asking.calls.ts'

const asked = asking(() => 7, { not_found: 'account_not_found' })

const refused = (status: number, code: string, headers = {}) =>
  new ApiError({
    code: 'http',
    call: 'auth.test',
    reason: 'test',
    response: {
      ok: false,
      status,
      statusText: '',
      headers,
      url: '',
      data: { code, detail: 'In words.' },
    },
  })

it('hands on what a call answers', async () => {
  expect(await asked(Promise.resolve('answer'))).toBe('answer')
})

it.each([
  [refused(400, 'invalid_code'), 'invalid_code', null],
  [refused(404, 'not_found'), 'account_not_found', null],
  [refused(429, 'rate_limited', { 'retry-after': '30' }), 'throttled', 30_000],
  [refused(401, 'unauthorised'), 'not_authenticated', null],
])('names a refusal as the machines do', async (error, failure, waitMs) => {
  const call = async () => {
    throw error
  }
  await expect(asked(call())).rejects.toEqual({
    failure,
    code: failure,
    detail: 'In words.',
    waitMs,
    at: 7,
  })
})

it.each([
  [refused(400, 'invalid_code'), 'invalid_code', 'In words.'],
  [refused(400, 'desk_only'), 'other', 'In words.'],
  [refused(403, 'forbidden'), 'other', 'In words.'],
  [refused(429, 'rate_limited'), 'throttled', 'In words.'],
  [refused(503, 'desk_closed'), 'server_error', null],
])(
  'leaves a refusal that the machine has no words for to those of the server',
  async (error, failure, detail) => {
    const call = async () => {
      throw error
    }
    const told = asking(() => 7, {}, ['invalid_code'])(call())
    await expect(told).rejects.toMatchObject({ failure, code: failure, detail })
  },
)
