import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'

const module = new URL('./end-with-parent.mjs', import.meta.url).href

/** Prints its port once it listens. */
const server = `
  import { createServer } from 'node:net'
  import { endWithParent } from ${JSON.stringify(module)}
  endWithParent()
  const server = createServer().listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** Starts the server as Playwright does, in a process group of its own. */
const runner = `
  import { spawn } from 'node:child_process'
  const args = ['--input-type=module', '--eval', ${JSON.stringify(server)}]
  spawn(process.execPath, args, { stdio: 'inherit', detached: true })
`

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(socket.destroy() !== undefined))
    socket.on('error', () => resolve(false))
  })

it('a server leaves its port when the program that started it is killed', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', runner])
  const [line] = await once(createInterface({ input: parent.stdout }), 'line')
  const port = Number(line)
  expect(await isOpen(port)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isOpen(port), { timeout: 15_000 }).toBe(false)
})
