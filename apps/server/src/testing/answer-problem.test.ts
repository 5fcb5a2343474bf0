import { defineCall } from '@kingside/api'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { answerProblem } from './answer-problem.ts'

const call = defineCall({
  id: 'requests.get',
  method: 'GET',
  path: 'online/request/',
  summary: 'Gets a request.',
  response: z.object({}),
  errors: ['not_found'],
  roles: ['pro'],
  example: {},
})

const refusal = (code: string, more = {}) => JSON.stringify({ code, detail: 'No.', ...more })

it.each([
  ['pro', 200, '{}'],
  ['pro', 404, refusal('not_found')],
  ['pro', 429, refusal('rate_limited')],
  ['anonymous', 401, refusal('unauthorised')],
  ['free', 403, refusal('forbidden')],
  ['anonymous', 413, refusal('too_large')],
  ['free', 413, refusal('too_large')],
] as const)('finds nothing wrong with %s %i %s', (role, status, text) => {
  expect(answerProblem(call, role, { status, text })).toBeNull()
})

it.each([
  ['pro', 500, refusal('server_error'), /failed/],
  ['pro', 400, 'Bad request', /not that of an error/],
  ['pro', 400, refusal('no_such_code'), /not that of an error/],
  ['pro', 400, refusal('too_many_players'), /does not declare too_many_players/],
  ['pro', 400, refusal('not_found'), /comes with the status 404/],
  ['anonymous', 200, '{}', /bare unauthorised/],
  ['anonymous', 401, refusal('unauthorised', { email: 'a@b.example' }), /bare unauthorised/],
  ['free', 401, refusal('unauthorised'), /bare forbidden/],
  ['free', 400, refusal('too_large'), /bare forbidden/],
  ['free', 404, refusal('not_found'), /bare forbidden/],
] as const)('finds what is wrong with %s %i %s', (role, status, text, problem) => {
  expect(answerProblem(call, role, { status, text })).toMatch(problem)
})
