import { connect, createServer, type Socket } from 'node:net'
import { listen } from '../listen.ts'

/** One address in front of several servers. */
export interface RoundRobin {
  readonly port: () => number
  readonly origin: () => string
  readonly close: () => Promise<void>
}

/** How often each server is asked whether it is well, and how long it may take to say so, in milliseconds. */
const healthMs = { every: 250, answer: 1_000 }

/**
 * Gives each connection to the next server in turn. As proxies do, it passes over one where nobody listens, and one
 * that does not answer `/api/health/`.
 */
export async function startRoundRobin(ports: readonly (() => number)[]): Promise<RoundRobin> {
  const sockets = new Set<Socket>()
  const sick = new Set<number>()
  let turn = 0

  const examine = async (index: number, port: () => number) => {
    const signal = AbortSignal.timeout(healthMs.answer)
    const url = `http://127.0.0.1:${port()}/api/health/`
    const isWell = await fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isWell) sick.delete(index)
    else sick.add(index)
  }
  const examining = setInterval(() => {
    for (const [index, port] of ports.entries()) void examine(index, port)
  }, healthMs.every)

  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => {})
  }
  const nextPort = () => {
    const index = turn++ % ports.length
    return sick.has(index) && sick.size < ports.length ? null : ports[index]
  }
  const pass = (client: Socket, tries: number): void => {
    if (tries === 0) return void client.destroy()
    const port = nextPort()
    if (!port) return pass(client, tries - 1)
    const server = connect(port(), '127.0.0.1')
    keep(server)
    const next = () => pass(client, tries - 1)
    server.once('error', next)
    server.once('connect', () => {
      server.off('error', next)
      client.pipe(server)
      server.pipe(client)
      client.once('close', () => server.destroy())
      server.once('close', () => client.destroy())
    })
  }
  const proxy = createServer((client) => {
    keep(client)
    pass(client, ports.length)
  })
  const port = await listen(proxy, [0], '127.0.0.1')
  return {
    port: () => port,
    origin: () => `http://127.0.0.1:${port}`,
    close: async () => {
      clearInterval(examining)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
