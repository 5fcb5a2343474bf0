import { createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listen } from '../listen.ts'

type Reply =
  | string
  | number
  | null
  | readonly Reply[]
  | { readonly status: string }
  | { readonly list: readonly Reply[] }

/**
 * A Redis for tests that speaks as much of the protocol (RESP 3) as the adapters use: strings that expire, publish
 * and subscribe. It shows that the adapters send the right commands; it is no Redis.
 */
export async function startFakeRedis(): Promise<{
  readonly url: string
  readonly keys: () => readonly string[]
}> {
  const values = new Map<string, { readonly value: string; readonly until: number }>()
  const subscribers = new Map<string, Set<Socket>>()
  const sockets = new Set<Socket>()
  const valueOf = (key: string) => {
    const kept = values.get(key)
    return kept && kept.until > Date.now() ? kept.value : null
  }
  const answer = (socket: Socket, [name = '', ...args]: readonly string[]): Reply => {
    const [key = '', value = ''] = args
    switch (name.toUpperCase()) {
      case 'SET': {
        if (args.includes('NX') && valueOf(key) !== null) return null
        const ms = Number(args[args.indexOf('PX') + 1])
        values.set(key, { value, until: Date.now() + ms })
        return { status: 'OK' }
      }
      case 'GET':
        return valueOf(key)
      case 'MGET':
        return { list: args.map(valueOf) }
      case 'GETDEL': {
        const kept = valueOf(key)
        values.delete(key)
        return kept
      }
      case 'DEL':
        return values.delete(key) ? 1 : 0
      case 'PEXPIRE':
        values.set(key, { value: valueOf(key) ?? '', until: Date.now() + Number(value) })
        return 1
      case 'SUBSCRIBE':
        subscribers.set(key, (subscribers.get(key) ?? new Set()).add(socket))
        return ['subscribe', key, 1]
      case 'PUBLISH':
        for (const to of subscribers.get(key) ?? []) to.write(encode(['message', key, value]))
        return subscribers.get(key)?.size ?? 0
      case 'PUBSUB':
        return { list: [value, subscribers.get(value)?.size ?? 0] }
      case 'INFO':
        return 'redis_version:7.4.0\r\nloading:0\r\n'
      default:
        return { status: 'OK' }
    }
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    let rest = ''
    socket.on('error', () => {})
    socket.on('close', () => {
      for (const listening of subscribers.values()) listening.delete(socket)
    })
    socket.on('data', (chunk: Buffer) => {
      rest += chunk.toString()
      for (let command = takeCommand(rest); command; command = takeCommand(rest)) {
        rest = rest.slice(command.length)
        socket.write(encode(answer(socket, command.words)))
      }
    })
  })
  const port = await listen(server, [0], '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `redis://127.0.0.1:${port}`, keys: () => [...values.keys()] }
}

function takeCommand(
  text: string,
): { readonly words: readonly string[]; readonly length: number } | null {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return null
  const words: string[] = []
  let at = head[0].length
  for (let index = 0; index < Number(head[1]); index++) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!size) return null
    const start = at + size[0].length
    const end = start + Number(size[1])
    if (text.length < end + 2) return null
    words.push(text.slice(start, end))
    at = end + 2
  }
  return { words, length: at }
}

function encode(reply: Reply): string {
  if (reply === null) return '$-1\r\n'
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (typeof reply === 'string') return `$${Buffer.byteLength(reply)}\r\n${reply}\r\n`
  if ('status' in reply) return `+${reply.status}\r\n`
  if ('list' in reply) return `*${reply.list.length}\r\n${reply.list.map(encode).join('')}`
  // An array is only ever what RESP 3 calls a push.
  return `>${reply.length}\r\n${reply.map(encode).join('')}`
}
