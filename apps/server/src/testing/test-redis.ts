import { afterAll, beforeAll } from 'vitest'
import { type RealRedis, redisProgram, sayWithoutRedis, startRealRedis } from './real-redis.ts'

/** One real Redis for the tests of a file, where one is installed; else it says aloud that they do not run. */
export function testRedis(): { readonly isThere: boolean; readonly url: () => string } {
  const program = redisProgram()
  let redis: RealRedis | null = null
  if (program === null) sayWithoutRedis()
  else {
    beforeAll(async () => {
      redis = await startRealRedis(program)
    })
    afterAll(() => redis?.kill())
  }
  return {
    isThere: program !== null,
    url: () => {
      if (!redis) throw new Error('The test Redis runs in tests only.')
      return redis.url
    },
  }
}
