import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { contract } from '@kingside/api'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from './testing/temporary-folder.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Started {
  readonly child: ChildProcess
  readonly ended: Promise<{
    readonly code: number | null
    readonly stdout: string
    readonly stderr: string
  }>
}

function run(...args: string[]): Started {
  const child = spawn(process.execPath, [main, ...args], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, stdout, stderr }))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, ended }
}

async function readyUrl({ child, ended }: Started): Promise<string> {
  if (!child.stdout) throw new Error('The process has no output.')
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Kingside is ready: (\S+)$/.exec(line) ?? []
    if (url) return url
  }
  throw new Error(`The server ended before it was ready: ${(await ended).stderr}`)
}

async function ping(url: string, cookie: string) {
  const response = await fetch(`${url}/api/ping/`, { method: 'POST', headers: { cookie } })
  const { uid } = contract.ping.send.response.parse(await response.json())
  return { uid, cookie: `kingside_visitor=${uid}` }
}

it(
  'serves, stops in good order on SIGTERM, and knows its visitors after the next start',
  { timeout: 60_000 },
  async () => {
    const data = join(temporaryFolder(), '.data')
    const first = run('--port', '0', '--data', data)
    const url = await readyUrl(first)
    const visitor = await ping(url, '')
    const list = await fetch(`${url}/api/timecontrols/`)
    expect(contract.timeControls.list.response.parse(await list.json()).length).toBeGreaterThan(0)

    const second = await run('--port', '0', '--data', data).ended
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Another Kingside server/),
    })

    first.child.kill('SIGTERM')
    const { code, stdout, stderr } = await first.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(`Kingside is ready: ${url}`)

    const again = run('--port', '0', '--data', data)
    expect((await ping(await readyUrl(again), visitor.cookie)).uid).toBe(visitor.uid)
    again.child.kill('SIGINT')
    expect((await again.ended).code).toBe(0)
  },
)

it('knows its visitors after it was killed', { timeout: 60_000 }, async () => {
  const data = join(temporaryFolder(), '.data')
  const first = run('--port', '0', '--data', data)
  const visitor = await ping(await readyUrl(first), '')
  first.child.kill('SIGKILL')
  await first.ended
  const again = run('--port', '0', '--data', data)
  expect((await ping(await readyUrl(again), visitor.cookie)).uid).toBe(visitor.uid)
})

it(
  'ends with 1 and one clear message when its port is taken or its data are damaged',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder()
    const first = run('--port', '0', '--data', join(folder, 'a'))
    const { port } = new URL(await readyUrl(first))
    const other = await run('--port', port, '--data', join(folder, 'b')).ended
    expect(other.code).toBe(1)
    expect(other.stderr).toMatch(new RegExp(`^Port ${port} is taken by another program`))

    truncateSync(join(folder, 'b/postgres/global/pg_control'), 0)
    const damaged = await run('--port', '0', '--data', join(folder, 'b')).ended
    expect(damaged.code).toBe(1)
    expect(damaged.stderr).toMatch(/^The database in .* is damaged and can't be opened/)
    expect(damaged.stderr).not.toMatch(/ {4}at /)

    rmSync(join(folder, 'a/server.lock'))
    first.child.kill('SIGTERM')
    expect((await first.ended).code).toBe(0)
  },
)

it('lists every mistake in its settings and ends with 1', async () => {
  const { code, stderr, stdout } = await run('--port', 'http', '--colour').ended
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr.trim().split('\n')).toHaveLength(3)
})
