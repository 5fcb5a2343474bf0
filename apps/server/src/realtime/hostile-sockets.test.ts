import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { closeCodes } from '@kingside/api'
import { createHttpServer, httpLimits } from '../http-server.ts'
import { listen } from '../listen.ts'
import { socketLimits } from './limits.ts'
import { testSockets } from './socket-test-kit.ts'

describe('S-93: a socket', () => {
  it.each(['lobby', 'game'] as const)(
    'of the %s that says anything but its ticket is closed at 5 s',
    async (kind) => {
      const { connect: open, clock, server } = await testSockets()
      const client = await open(kind)
      for (let second = 0; second < 5; second++) {
        client.say({ type: 'something-new' })
        const said = once(client.socket, 'pong')
        client.socket.ping()
        // oxlint-disable-next-line no-await-in-loop -- what was said has been heard when the pong comes
        await said
        clock.pass(1_000)
      }
      expect(await client.closed).toBe(closeCodes['bad-message'])
      expect(server.counts.of('unknown-type')).toBe(5)
    },
  )

  it('that sends pongs which nobody asked for is closed as a flood', async () => {
    const client = await (await testSockets()).connect('lobby')
    for (let sent = 0; sent <= socketLimits.messages; sent++) client.socket.pong(`${sent}`)
    expect(await client.closed).toBe(closeCodes.flooded)
  })

  it('that goes on with types that nobody knows is closed', async () => {
    const sockets = await testSockets()
    const client = await sockets.connect('lobby')
    const ticket = await sockets.ticket(1, { kind: 'lobby' })
    client.say({ type: 'authorise', playerUid: 'player-1', ticket })
    await client.next()
    for (let sent = 0; sent <= socketLimits.unknownTypes; sent++) {
      client.say({ type: `something-new-${sent}` })
    }
    expect(await client.closed).toBe(closeCodes.flooded)
  })
})

describe('S-93: a connection', () => {
  it('that leaves its headers half sent is ended', async () => {
    const server = createHttpServer(() => {}, { headersMs: 50, requestMs: 100, checkMs: 10 })
    onTestFinished(() => void server.close())
    const port = await listen(server, [0], '127.0.0.1')
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })

  it('has 15 s for its headers', () => {
    expect(httpLimits.headersMs + httpLimits.checkMs).toBeLessThanOrEqual(15_000)
    const server = createHttpServer(() => {})
    expect(server.headersTimeout).toBe(httpLimits.headersMs)
    expect(server.requestTimeout).toBe(httpLimits.requestMs)
  })
})
