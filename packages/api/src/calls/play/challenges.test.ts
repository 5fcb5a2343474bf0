import { expect, it } from 'vitest'
import { listCalls } from '../../walk.ts'
import { challengeCalls } from './challenges.ts'
import { requestCalls } from './requests-tree.ts'

const calls = [...listCalls(challengeCalls), ...listCalls(requestCalls)]
const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

it('has every call of the specification, by method and path', () => {
  const specified = [
    'POST online/request/',
    'DELETE online/request/:id/',
    'POST online/request/invite/',
    'POST online/request/invite/cancel/',
    'GET online/request/queue/',
    'GET online/request/:id/',
    'POST online/challenges/short/',
    'POST online/challenges/short/bulk-create/',
    'POST online/challenges/short/:id/accept/',
    'DELETE online/challenges/short/:id/',
    'DELETE online/challenges/short/clear/',
    'GET online/challenges/short/my/',
    'GET online/challenges/short/',
    'POST online/challenges/invite/',
    'POST online/challenges/invite/with-bot/',
    'GET online/challenges/invite/list-outcoming/',
    'GET online/challenges/invite/list-incoming/',
    'DELETE online/challenges/invite/:id/',
    'POST online/challenges/invite/accept/',
    'POST online/challenges/invite/decline/',
    'POST online/challenges/long/',
    'GET online/challenges/long/',
    'DELETE online/challenges/long/:id/',
    'POST online/challenges/long/:id/accept/',
    'POST online/challenges/long/:id/decline/',
    'GET online/challenges/',
    'POST online/challenges/',
    'POST online/challenges/:id/accept/',
    'POST online/challenges/:id/decline/',
    'DELETE online/challenges/:id/',
  ]
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(specified),
  )
})

it('lets no earlier path swallow a later one, for servers and mocks that take the first match', () => {
  const swallowed = calls.flatMap((call, index) =>
    calls
      .slice(0, index)
      .filter(({ method, path }) => method === call.method && shapeOf(path).test(call.path))
      .map(({ id }) => `${id} swallows ${call.id}`),
  )
  expect(swallowed).toEqual([])
})
