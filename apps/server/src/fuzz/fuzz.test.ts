import { type Call, contract, listCalls } from '@kingside/api'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { answerProblem } from '../testing/answer-problem.ts'
import { testDatabase } from '../testing/test-database.ts'
import { callerKinds, roleOfKind, wholeApp, type WholeApp } from '../testing/whole-app.ts'
import { fittingRequests, type FuzzRequest, hostileRequests } from './requests.ts'

/** How long to go on, in seconds; the same seed sends the same requests again. */
const seconds = Number(process.env['KINGSIDE_FUZZ_SECONDS'] ?? '4')
const firstSeed = Number(process.env['KINGSIDE_FUZZ_SEED'] ?? '20261121')

const database = testDatabase()
let app: WholeApp
beforeAll(async () => {
  app = await wholeApp(database())
})

it(
  'S-20, S-23, S-25, S-55: no request makes the server fail or answer outside the contract',
  { timeout: (seconds + 120) * 1000 },
  async () => {
    const until = performance.now() + seconds * 1000
    const problems: string[] = []
    let sent = 0
    for (const [seed, call] of rounds()) {
      // The first round reaches every call, however slow the machine is.
      if (seed !== firstSeed && performance.now() > until) break
      for (const request of requestsOf(call, seed)) {
        const problem = await tryOut(call, request, callerKinds[(seed + sent) % callerKinds.length])
        if (problem !== null) problems.push(`seed ${seed}, ${call.id}: ${problem}`)
        sent += 1
      }
      if (problems.length >= 10) break
    }
    console.info(`Sent ${sent} requests with seeds from ${firstSeed} on.`)
    expect(problems).toEqual([])
  },
)

function* rounds(): Generator<readonly [seed: number, call: Call]> {
  for (let seed = firstSeed; ; seed++) {
    for (const call of listCalls(contract)) yield [seed, call]
  }
}

const requestsOf = (call: Call, seed: number): readonly FuzzRequest[] => [
  ...fc.sample(fittingRequests(call), { numRuns: 1, seed }),
  ...fc.sample(hostileRequests(call), { numRuns: 4, seed }),
]

async function tryOut(
  call: Call,
  request: FuzzRequest,
  kind: (typeof callerKinds)[number] = 'free',
): Promise<string | null> {
  const response = await app.request(kind, request)
  const answer = { status: response.status, text: await response.text() }
  const failures = app.takeFailures()
  const problem = answerProblem(call, roleOfKind[kind], answer)
  if (problem === null && failures.length === 0) return null
  const shown = JSON.stringify(request).slice(0, 1500)
  return `${problem ?? 'a failure was logged'}: ${kind} sent ${shown}, got ${answer.status} ${answer.text.slice(0, 200)} ${failures.join()}`
}
