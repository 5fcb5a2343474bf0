import { contract } from '@kingside/api'
import { exampleChallenge } from '@kingside/api/calls/play/challenge-record'
import { expect, it } from 'vitest'
import { readOngoing } from './ongoing.calls.ts'

const direct = { ...exampleChallenge, kind: 'direct' as const }
const [request] = contract.requests.queue.example.results
const other = { ...exampleChallenge.owner, uid: 'somebody-else' }

/** What is open where the server answers so. */
const read = (requests: readonly object[], challenges: readonly object[]) =>
  readOngoing(
    {
      baseUrl: '/api/',
      fetch: async (url) =>
        Response.json(
          url.includes('queue')
            ? { searching: 0, results: requests }
            : { count: challenges.length, results: challenges },
        ),
    },
    exampleChallenge.owner.uid,
    new AbortController().signal,
  )

it('tells searches from links', async () => {
  const nothing = { hasSearch: false, hasLink: false, hasChallenge: false }
  expect(await read([], [])).toEqual(nothing)
  expect(await read([{ ...request, opp_mode: 'other' }], [])).toEqual({
    ...nothing,
    hasSearch: true,
  })
  expect(await read([{ ...request, opp_mode: 'friend' }], [])).toEqual({
    ...nothing,
    hasLink: true,
  })
})

it('counts the player’s own challenges, and not those of others to the player', async () => {
  expect(await read([], [direct])).toMatchObject({ hasChallenge: true })
  expect(await read([], [{ ...direct, owner: other, opponent: direct.owner }])).toMatchObject({
    hasChallenge: false,
  })
})
