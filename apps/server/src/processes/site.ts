import { afterAll, beforeAll, describe } from 'vitest'
import { type MainProcess, startMainProcess } from '../testing/main-process.ts'
import {
  postgresPrograms,
  type RealPostgres,
  sayWithoutPostgres,
  startRealPostgres,
} from '../testing/real-postgres.ts'
import {
  type RealRedis,
  redisProgram,
  sayWithoutRedis,
  startRealRedis,
} from '../testing/real-redis.ts'
import { type RoundRobin, startRoundRobin } from '../testing/round-robin.ts'

/** What lets an operator in at either. */
export const operatorToken = 'operator-token-of-the-tests-0123456789'

/** Two servers behind one address, on one Postgres and one Redis. */
export interface Site {
  readonly a: MainProcess
  readonly b: MainProcess
  /** The address of both. */
  readonly proxy: RoundRobin
  readonly redis: RealRedis
  /** The Postgres of both. */
  readonly databaseUrl: string
}

/** Settings of the two servers beside those that every site has, and their ports. */
export interface Places {
  readonly ports: readonly [number, number]
  readonly environments: readonly [Environment, Environment]
}

type Environment = Readonly<Record<string, string>>

/** Two servers of one place, that listen anywhere. */
const onePlace = async (): Promise<Places> => ({ ports: [0, 0], environments: [{}, {}] })

/**
 * Runs tests on one site, where Postgres and Redis are installed; else it says aloud that they do not run.
 * @param tests get a function that gives the site to a test
 */
export function describeSite(
  name: string,
  tests: (site: () => Site) => void,
  places: () => Promise<Places> = onePlace,
): void {
  const postgresAt = postgresPrograms()
  const redisAt = redisProgram()
  if (postgresAt === null) sayWithoutPostgres()
  if (redisAt === null) sayWithoutRedis()
  // oxlint-disable-next-line vitest/valid-title -- the file that has the tests names them
  describe.skipIf(postgresAt === null || redisAt === null)(name, () => {
    let site: Site | null = null
    let postgres: RealPostgres | null = null
    let redis: RealRedis | null = null
    beforeAll(async () => {
      postgres = await startRealPostgres(postgresAt ?? '')
      redis = await startRealRedis(redisAt ?? '')
      site = await startSite(postgres.createDatabase(), redis, await places())
    }, 60_000)
    afterAll(async () => {
      await Promise.all([site?.a.kill(), site?.b.kill(), site?.proxy.close()])
      await redis?.kill()
      postgres?.stop()
    })
    tests(() => {
      if (!site) throw new Error('The site runs in tests only.')
      return site
    })
  })
}

async function startSite(
  databaseUrl: string,
  redis: RealRedis,
  { ports, environments }: Places,
): Promise<Site> {
  const environment = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    KINGSIDE_SECRET: 'a secret of the tests that both of the servers have',
    KINGSIDE_OPERATOR_TOKEN: operatorToken,
  }
  const [a, b] = await Promise.all([
    startMainProcess({ ...environment, ...environments[0] }, ports[0]),
    startMainProcess({ ...environment, ...environments[1] }, ports[1]),
  ])
  return { a, b, redis, databaseUrl, proxy: await startRoundRobin([a.port, b.port]) }
}
