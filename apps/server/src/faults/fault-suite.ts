import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { type FaultProxy, type FaultRules, startFaultProxy } from './fault-proxy.ts'
import { sitDown, type Table } from './play.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/**
 * One server for the tests of a file; at the end it must have logged nothing.
 * @returns a function that gives it to a test
 */
export function faultServer(): () => ServerProcess {
  const folder = mkdtempSync(join(tmpdir(), 'kingside-faults-'))
  let server: ServerProcess | null = null
  beforeAll(async () => {
    server = await startServerProcess({ dataFolder: join(folder, 'data') })
  })
  afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
    expect(server?.errors()).toBe('')
  })
  return () => {
    if (!server) throw new Error('The server runs in tests only.')
    return server
  }
}

/** A number from the environment: the normal run is small, the long one is asked for. */
export const amount = (variable: string, normal: number): number =>
  Number(process.env[variable] ?? normal)

/** What a test gives back when it is over. */
export type Finish = (done: () => void | Promise<void>) => void

/** White plays over a proxy; black is connected without one. */
export async function tableOverProxy(
  server: ServerProcess,
  random: () => number,
  finish: Finish,
  rules: FaultRules = {},
): Promise<{ readonly table: Table; readonly proxy: FaultProxy }> {
  const proxy = await startFaultProxy({ targetPort: server.port, random })
  finish(proxy.close)
  const through = { white: () => proxy.port, black: server.port }
  const table = await sitDown({ server, random, through })
  finish(table.close)
  proxy.rules = rules
  return { table, proxy }
}
