import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { createLog } from './log.ts'

function logged(error: unknown): string {
  const write = vi.fn<(line: string) => void>()
  createLog(write, () => new Date('2026-01-31T12:00:00Z')).error(
    'call.failed',
    { route: '/api/ping/' },
    error,
  )
  expect(write).toHaveBeenCalledOnce()
  return write.mock.calls[0]?.[0] ?? ''
}

it('writes an error as one line with its place', () => {
  const line = logged(new TypeError('broken\nin two lines'))
  expect(line).not.toContain('\n')
  expect(JSON.parse(line)).toMatchObject({
    time: '2026-01-31T12:00:00.000Z',
    level: 'error',
    event: 'call.failed',
    route: '/api/ping/',
    error: 'TypeError',
    message: 'broken',
    stack: expect.arrayContaining([expect.stringMatching(/^ {4}at /)]),
  })
})

it('leaves out the values of a failed query', () => {
  const line = logged(
    new DrizzleQueryError(
      'insert into visitors values ($1)',
      ['a@b.example'],
      new Error('no table'),
    ),
  )
  expect(line).toMatch(/insert into visitors/)
  expect(line).toMatch(/no table/)
  expect(line).not.toMatch(/a@b\.example/)
})

it('writes what happens only where it is asked to', () => {
  const write = vi.fn<(line: string) => void>()
  const now = () => new Date('2026-01-31T12:00:00Z')
  createLog(write, now).info('call.done', { status: 200 })
  expect(write).not.toHaveBeenCalled()
  createLog(write, now, 'info').info('call.done', { status: 200 })
  expect(write.mock.calls).toEqual([
    ['{"time":"2026-01-31T12:00:00.000Z","level":"info","event":"call.done","status":200}'],
  ])
})

it('writes what operators do at every level', () => {
  const write = vi.fn<(line: string) => void>()
  const log = createLog(write, () => new Date('2026-01-31T12:00:00Z'), 'error')
  log.info('call.done', {})
  log.audit('operation.ban', { player: 'pQ3vYk1mT8xWc2Za' })
  expect(write.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    {
      time: '2026-01-31T12:00:00.000Z',
      level: 'audit',
      event: 'operation.ban',
      player: 'pQ3vYk1mT8xWc2Za',
    },
  ])
})

it('does not repeat a failure: it says how often it came, more and more rarely, and begins anew after a minute', () => {
  let ms = 0
  const write = vi.fn<(line: string) => void>()
  const log = createLog(write, () => new Date(ms))
  const fail = (times: number, event = 'games.sweep', message = 'the database is away') => {
    for (let time = 0; time < times; time++) log.error(event, {}, new Error(message))
  }
  const lines = () =>
    write.mock.calls.splice(0).map(([line]) => {
      const { event, message, repeated }: Record<string, unknown> = JSON.parse(line)
      return [event, message, repeated]
    })
  fail(149)
  expect(lines()).toEqual([
    ['games.sweep', 'the database is away', undefined],
    ['games.sweep', 'the database is away', 10],
    ['games.sweep', 'the database is away', 100],
  ])
  fail(1, 'games.sweep', 'something else')
  fail(1, 'lobby.work')
  expect(lines()).toHaveLength(2)
  ms += 60_000
  fail(1)
  expect(lines()).toEqual([['games.sweep', 'the database is away', undefined]])
})
