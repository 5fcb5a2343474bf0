import { contract } from '@kingside/api'
import { expect, it } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { tournamentWorld } from '../../testing/tournament-world.ts'

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
})
