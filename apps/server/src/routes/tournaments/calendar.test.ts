import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accounts } from '../../db/schema.ts'
import { createCalendarStore } from '../../db/tournaments/calendar-store.ts'
import { createTournamentReader } from '../../db/tournaments/tournament-reader.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'
import { calendarApp } from './calendar.ts'

const database = testDatabase()
const { calendar } = contract.tournaments

it('a calendar reads the tournaments of its owner alone, until the address is made anew or ended', async () => {
  const world = tournamentWorld(database())
  const [own, other] = [await world.addMember(), await world.addMember()]
  const mine = await world.addTournament({ name: 'Kingside Cup, spring', rounds: 3 })
  const theirs = await world.addTournament({ name: 'Somebody else’s', rounds: 3 })
  await world.enter(mine, [own])
  await world.enter(theirs, [other])
  expect(await world.call(own, calendar.get)).toEqual({ exists: false })
  const { path } = await world.call(own, calendar.renew)
  expect(await world.call(own, calendar.get)).toEqual({ exists: true })

  const file = await world.page(path)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  const text = await file.text()
  expect(text).toContain(String.raw`SUMMARY:Kingside Cup\, spring`)
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1)

  const { path: renewed } = await world.call(own, calendar.renew)
  expect((await world.page(path)).status).toBe(404)
  expect((await world.page(renewed)).status).toBe(200)
  expect(await world.call(own, calendar.drop)).toEqual({ exists: false })
  expect((await world.page(renewed)).status).toBe(404)
  expect((await world.page('/files/calendar/short.ics')).status).toBe(404)

  const { path: last } = await world.call(own, calendar.renew)
  await database().update(accounts).set({ closedAt: new Date() }).where(eq(accounts.playerId, own))
  expect((await world.page(last)).status).toBe(404)
})

it('the tournaments of a calendar are where players find them', async () => {
  const world = tournamentWorld(database())
  const member = await world.addMember()
  await world.enter(await world.addTournament({ rounds: 3 }), [member])
  const { path } = await world.call(member, calendar.renew)
  const reads = {
    calendars: createCalendarStore(database()),
    reader: createTournamentReader(database(), world.clock.now),
  }
  const address = path.replace('/files/calendar', '')
  const behindProxy = calendarApp(reads, 'https://kingside.example')
  const text = await (await behindProxy.request(address)).text()
  expect(text).toContain('URL:https://kingside.example/tournaments/')
})
