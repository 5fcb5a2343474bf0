import { expect, it } from 'vitest'
import { fieldOf, heard, type OpenSite, openSite } from '../../../testing/open-site.ts'
import { signUp, type TestBrowser } from '../../../testing/test-accounts.ts'
import { testDatabase } from '../../../testing/test-database.ts'

const database = testDatabase()
const rated = { opp_mode: 'other', rating: ['worldchess'], time_control: [9] }

/** A rated game of two, which the second one aborts before the first move. */
async function abortedGame(site: OpenSite, one: TestBrowser, other: TestBrowser) {
  await one.call('POST', 'online/request/', rated)
  const { body } = await other.call('POST', 'online/request/', rated)
  const gameId = fieldOf(body, 'game_id')
  const [patient, leaver] = [await site.joinGame(one, gameId), await site.joinGame(other, gameId)]
  leaver.say({ type: 'command', command: 'game.abort' })
  await heard(patient, { type: 'event', event: { type: 'PHASE_CHANGED', data: { phase: 'DONE' } } })
  await site.settled()
}

const conductOf = async (browser: TestBrowser) =>
  Reflect.get(Object((await browser.call('GET', 'online/request/queue/')).body), 'rated_conduct')

it('P10: who aborts rated games is warned once, then shut out of them for a while, and nobody else is', async () => {
  const site = await openSite(database())
  const one = await signUp(site, 'patient@kingside.example')
  const other = await signUp(site, 'leaver@kingside.example')
  await abortedGame(site, one, other)
  expect(await conductOf(other)).toEqual({ offences: 1, closed_until: null, next_minutes: 2 })
  await abortedGame(site, one, other)
  expect(await conductOf(other)).toMatchObject({ offences: 2, next_minutes: 10 })
  expect(Date.parse(fieldOf(await conductOf(other), 'closed_until'))).toBeGreaterThan(0)
  expect(await other.call('POST', 'online/request/', rated)).toMatchObject({
    status: 400,
    body: { code: 'not_allowed_any_rated', detail: expect.stringContaining('for 2 more minutes') },
  })
  const unrated = await other.call('POST', 'online/request/', { ...rated, rating: ['non-rated'] })
  expect(unrated.status).toBe(201)
  expect(await conductOf(one)).toEqual({ offences: 0, closed_until: null, next_minutes: 0 })
})
