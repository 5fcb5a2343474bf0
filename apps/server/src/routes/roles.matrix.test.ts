import { contract, listCalls } from '@kingside/api'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { fittingRequests } from '../fuzz/requests.ts'
import { answerProblem } from '../testing/answer-problem.ts'
import { testDatabase } from '../testing/test-database.ts'
import { callerKinds, roleOfKind, wholeApp, type WholeApp } from '../testing/whole-app.ts'

const database = testDatabase()
let app: WholeApp
beforeAll(async () => {
  app = await wholeApp(database())
})

/** What a banned player may not do: begin games, and join tournaments. */
const playing =
  /^(requests\.(create|playBot|acceptInvite)|challenges\.\w+\.(create\w*|bulkCreate|accept)|tournaments\.(signup|resume))$/

const calls = listCalls(contract)
const notThere = new Set<string>()

it.each(calls.map((call) => [call.id, call] as const))(
  'S-40: %s answers each kind of caller as the contract says, without data where it refuses',
  async (id, call) => {
    const [request] = fc.sample(fittingRequests(call), { numRuns: 1, seed: 7 })
    if (!request) throw new Error('There is no request to try the call with.')
    const problems: string[] = []
    for (const kind of callerKinds) {
      const response = await app.request(kind, request)
      const { status } = response
      const text = await response.text()
      const isPlaying = kind === 'banned' && playing.test(id) && status < 400
      const problem =
        answerProblem(call, roleOfKind[kind], { status, text }) ??
        (isPlaying ? 'a banned player must not play' : null)
      if (problem !== null) problems.push(`${kind}: ${problem} (${status} ${text.slice(0, 300)})`)
      if (status === 501) notThere.add(id)
    }
    expect({ problems, failures: app.takeFailures(), request }).toEqual({
      problems: [],
      failures: [],
      request,
    })
  },
)

it('tells which calls have no server side yet', () => {
  const there = calls.length - notThere.size
  console.info(
    `${there} of ${calls.length} calls have a server side. 501: ${[...notThere].join(', ')}`,
  )
  expect(there).toBeGreaterThan(0)
})
