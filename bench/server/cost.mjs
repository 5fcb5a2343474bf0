// What a move costs of processor time, by one process and by two over Redis. The players of a game sit at both then.
// All contenders take turns, so that whatever else the machine does hits all alike.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startRealPostgres } from '../../apps/server/src/testing/real-postgres.ts'
import { redisProgram, startRealRedis } from '../../apps/server/src/testing/real-redis.ts'
import { median, takeTurns } from '../lib/interleave.mjs'
import { ask, heard } from './child.mjs'
import { processorTime } from './processor-time.mjs'

/** @typedef {{ name: string, host: string }} Checkout */
/** @typedef {{ games: number, seconds: number, inFlight: number, rounds: number, checkouts: Checkout[], line: (name: string, text: string) => void }} Task */
/** @typedef {{ servers: number, redis: number, postgres: number, players: number }} Cost ms of processor time a move */

/** How many games are begun at a time. */
const together = 50

/** @param {Cost} cost */
const allOf = ({ servers, redis, postgres, players }) => servers + redis + postgres + players

/** @param {string} programs @param {Task} task */
export async function measureCost(programs, { games, seconds, inFlight, rounds, checkouts, line }) {
  const program = redisProgram()
  if (program === null || process.platform !== 'linux') {
    console.log(
      '\nThere is no Redis here, or this is not Linux: the cost of a move was not measured.',
    )
    return
  }
  console.log(
    `\nProcessor time of a move, ${games.toLocaleString('en')} live games, ${inFlight} under way, ${rounds} rounds: median (lowest–highest), ms`,
  )
  const contenders = checkouts.flatMap(({ name, host }) => [
    { name: `${name}, one process`, host, processes: 1 },
    { name: `${name}, two over Redis`, host, processes: 2 },
  ])
  const postgres = await startRealPostgres(programs, { durable: true })
  const redis = await startRealRedis(program)
  /** @param {{ host: string, processes: number }} contender @returns {Promise<Cost>} */
  const measure = async ({ host, processes }) => {
    const database = postgres.createDatabase()
    const place = processes === 1 ? [database] : [database, redis.url]
    const hosts = Array.from({ length: processes }, () => fork(host, place))
    const players = fork(fileURLToPath(new URL('players.mjs', import.meta.url)))
    try {
      await begin(hosts, players, games)
      const spent = () => ({
        servers: processorTime(hosts.map(({ pid }) => pid)),
        redis: processorTime([redis.pid()]),
        postgres: processorTime([postgres.pid]),
        players: processorTime([players.pid]),
      })
      const before = spent()
      const { latencies } = await ask(players, { type: 'run', seconds, rate: null, inFlight })
      const after = spent()
      /** @param {keyof Cost} part */
      const each = (part) => (after[part] - before[part]) / latencies.length
      return {
        servers: each('servers'),
        redis: each('redis'),
        postgres: each('postgres'),
        players: each('players'),
      }
    } finally {
      for (const child of [players, ...hosts]) child.kill('SIGKILL')
    }
  }
  const results = await takeTurns(contenders, rounds, measure).finally(async () => {
    await redis.kill()
    postgres.stop()
  })
  /** @param {readonly number[]} values */
  const spread = (values) =>
    `${median([...values]).toFixed(3)} (${Math.min(...values).toFixed(3)}–${Math.max(...values).toFixed(3)})`
  for (const [index, { name }] of contenders.entries()) {
    const costs = results[index] ?? []
    /** @param {keyof Cost} part */
    const part = (part) => median(costs.map((cost) => cost[part])).toFixed(3)
    line(
      name,
      `${spread(costs.map(allOf))}: servers ${part('servers')}, Postgres ${part('postgres')}, Redis ${part('redis')}, players ${part('players')}`,
    )
  }
  for (const [index, { name }] of checkouts.entries()) {
    const [one = [], two = []] = [results[2 * index], results[2 * index + 1]]
    const ratios = one.map((cost, round) => allOf(two[round] ?? cost) / allOf(cost))
    line(`${name}: two to one`, `${spread(ratios)} times`)
  }
}

/** @param {import('node:child_process').ChildProcess[]} hosts @param {import('node:child_process').ChildProcess} players @param {number} games */
async function begin(hosts, players, games) {
  /** @type {string[]} */
  const urls = []
  for (const host of hosts) urls.push((await heard(host)).url)
  for (let made = 0; made < games; made += together) {
    const turn = (made / together) % hosts.length
    const host = hosts[turn]
    if (!host) throw new Error('Nothing was to be measured.')
    const { seats } = await ask(host, {
      type: 'begin',
      from: made,
      games: Math.min(together, games - made),
    })
    const [w = '', b = ''] = [urls[turn], urls[(turn + 1) % urls.length]]
    await ask(players, { type: 'connect', urls: { w, b }, seats })
  }
}
