import { createServer, type Server } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listen } from './listen.ts'

function testServer(): Server {
  const server = createServer()
  onTestFinished(() => void server.close())
  return server
}

it('takes the first free port', async () => {
  const taken = await listen(testServer(), [0], undefined)
  const port = await listen(testServer(), [taken, taken, 0], undefined)
  expect(port).toBeGreaterThan(0)
  expect(port).not.toBe(taken)
})

it('names the port that is taken and how to choose another', async () => {
  const taken = await listen(testServer(), [0], undefined)
  await expect(listen(testServer(), [taken], undefined)).rejects.toThrow(
    new RegExp(`^Port ${taken} is taken by another program\\.\\n[^]*--port 8080`),
  )
})

it('names the range when every port in it is taken', async () => {
  const first = await listen(testServer(), [0], undefined)
  const last = await listen(testServer(), [0], undefined)
  await expect(listen(testServer(), [first, last], undefined)).rejects.toThrow(
    `All ports from ${first} to ${last} are taken`,
  )
})

it('says so when the interface does not exist', async () => {
  await expect(listen(testServer(), [0], '203.0.113.1')).rejects.toThrow(
    /was refused \(EADDRNOTAVAIL\)/,
  )
})
