import { createServer, connect, type Socket } from 'node:net'
import { listen } from '../listen.ts'
import { createFrameSplitter } from './frame-splitter.ts'

/** What goes wrong with what passes. Rates are from 0 to 1; times are in milliseconds. */
export interface FaultRules {
  readonly delayMs?: number
  readonly jitterMs?: number
  /** A lost packet is sent again by TCP: this and all behind it come 200 to 600 ms late. */
  readonly lossRate?: number
  /** A frame comes twice. */
  readonly duplicateRate?: number
  /** A frame is overtaken by those behind it. */
  readonly reorderRate?: number
  /** A frame of the client vanishes, as with a proxy that gives up. */
  readonly dropRate?: number
  /** A connection dies at a frame. */
  readonly killRate?: number
}

export type Direction = 'up' | 'down'

/** What to do with the next frame of a direction: let it pass or lose it, and cut the connection then. */
export interface Cut {
  readonly direction: Direction
  readonly frame: 'passes' | 'is lost'
}

export interface FaultProxy {
  readonly port: number
  rules: FaultRules
  /** Whether new connections are refused. */
  refuses: boolean
  /** Breaks every connection. */
  readonly kill: () => void
  /** Nothing passes any more on the connections there are, and nobody is told. */
  readonly halfOpen: () => void
  /** Breaks the connection at the next WebSocket frame of a direction. */
  readonly cutAtNext: (cut: Cut) => void
  /** How many connections are open. */
  readonly connections: () => number
  readonly close: () => Promise<void>
}

export interface FaultProxyOptions {
  readonly targetPort: () => number
  readonly random: () => number
  readonly rules?: FaultRules
}

interface Connection {
  readonly destroy: () => void
  isDeaf: boolean
}

/** A TCP proxy on loopback that breaks what passes by its rules, the same for the same chance. */
export async function startFaultProxy({
  targetPort,
  random,
  rules = {},
}: FaultProxyOptions): Promise<FaultProxy> {
  const connections = new Set<Connection>()
  let nextCut: Cut | null = null

  const pipe = (
    from: Socket,
    to: Socket,
    direction: Direction,
    connection: Connection,
    upgrade: { seen: boolean },
  ) => {
    const split = createFrameSplitter(() => upgrade.seen)
    let parts = 0
    let lastDue = 0
    const deliver = (part: Buffer, due: number) => {
      setTimeout(
        () => {
          if (!connection.isDeaf && !to.destroyed) to.write(part)
        },
        Math.max(0, due - Date.now()),
      )
    }
    const pass = (part: Buffer) => {
      const { delayMs = 0, jitterMs = 0, lossRate = 0 } = proxy.rules
      const late = random() < lossRate ? 200 + random() * 400 : 0
      const due = Date.now() + delayMs + random() * jitterMs + late
      const isFrame = upgrade.seen && parts++ > 0
      if (!isFrame) {
        lastDue = Math.max(due, lastDue)
        return deliver(part, lastDue)
      }
      if (nextCut?.direction === direction) {
        if (nextCut.frame === 'passes') to.write(part)
        nextCut = null
        return connection.destroy()
      }
      const { duplicateRate = 0, reorderRate = 0, dropRate = 0, killRate = 0 } = proxy.rules
      if (random() < killRate) return connection.destroy()
      if (direction === 'up' && random() < dropRate) return
      if (random() < reorderRate) return deliver(part, Math.max(due, lastDue) + 50)
      lastDue = Math.max(due, lastDue)
      deliver(part, lastDue)
      if (random() < duplicateRate) deliver(part, lastDue)
    }
    from.on('data', (chunk: Buffer) => {
      if (direction === 'up' && /^upgrade: websocket/im.test(chunk.toString('latin1'))) {
        upgrade.seen = true
      }
      for (const part of split(chunk)) pass(part)
    })
    from.on('error', () => connection.destroy())
    // Half-open is silent: the other side does not hear that this one closed.
    from.on('close', () => {
      if (!connection.isDeaf) setTimeout(() => to.end(), Math.max(0, lastDue - Date.now()))
    })
  }

  const server = createServer((client) => {
    if (proxy.refuses) {
      client.destroy()
      return
    }
    const target = connect(targetPort(), '127.0.0.1')
    const connection: Connection = {
      isDeaf: false,
      destroy: () => {
        client.destroy()
        target.destroy()
      },
    }
    connections.add(connection)
    client.once('close', () => connections.delete(connection))
    const upgrade = { seen: false }
    pipe(client, target, 'up', connection, upgrade)
    pipe(target, client, 'down', connection, upgrade)
  })
  const proxy: FaultProxy = {
    port: await listen(server, [0], '127.0.0.1'),
    rules,
    refuses: false,
    kill: () => {
      for (const { destroy } of connections) destroy()
    },
    halfOpen: () => {
      for (const connection of connections) connection.isDeaf = true
    },
    cutAtNext: (cut) => {
      nextCut = cut
    },
    connections: () => connections.size,
    close: async () => {
      proxy.kill()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
