import { contract } from '@kingside/api'
import { expect, it } from 'vitest'
import { readOngoing } from './ongoing.calls.ts'

const none = { short: 0, long: 0, direct: 0 }
const [request] = contract.requests.queue.example.results

const until = '2026-11-23T14:35:00Z'
const rated_conduct = { offences: 3, closed_until: until, next_minutes: 60 }
const conduct = { offences: 3, closedUntil: Date.parse(until), nextMinutes: 60 }

/** What is open where the server answers so. */
const read = (results: readonly object[], challenges: object) =>
  readOngoing(
    {
      baseUrl: '/api/',
      fetch: async () =>
        Response.json({
          searching: 0,
          results,
          open_challenges: { ...none, ...challenges },
          rated_conduct,
        }),
    },
    new AbortController().signal,
  )

it('tells searches from links and challenges, and what the conduct leads to', async () => {
  const nothing = {
    hasSearch: false,
    hasLink: false,
    hasDirect: false,
    hasChallenge: false,
    conduct,
  }
  expect(await read([], {})).toEqual(nothing)
  expect(await read([{ ...request, opp_mode: 'other' }], {})).toEqual({
    ...nothing,
    hasSearch: true,
  })
  expect(await read([{ ...request, opp_mode: 'friend' }], {})).toEqual({
    ...nothing,
    hasLink: true,
  })
  expect(await read([], { long: 2 })).toEqual({ ...nothing, hasChallenge: true })
  expect(await read([], { direct: 1 })).toEqual({
    ...nothing,
    hasDirect: true,
    hasChallenge: true,
  })
})
