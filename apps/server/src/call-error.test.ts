import { errorBody, joinLimits } from '@kingside/api'
import { expect, it } from 'vitest'
import { errorResponse } from './call-error.ts'

it('answers with the code, its status and a sentence', async () => {
  const response = errorResponse('not_found', 'No such game.')
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ code: 'not_found', detail: 'No such game.' })
})

it('carries headers, and the status of a call that has its own', () => {
  const response = errorResponse('rate_limited', 'Wait.', {
    status: 503,
    headers: { 'retry-after': '2' },
  })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
})

it.each(joinLimits)('says %s under the name of the specification as well', async (code) => {
  const body = errorBody.parse(await errorResponse(code, 'No.').json())
  expect(body).toMatchObject({ code, signup_error_code: code })
})
