import { closeCodes } from '@kingside/api'
import { expect, it } from 'vitest'
import { arrive } from '../faults/visitor.ts'
import { goodPassword } from '../testing/test-accounts.ts'
import { registerAt, siteBrowser } from './browser.ts'
import { openLobbyLine } from './lobby-line.ts'
import { describeSite } from './site.ts'

const refresh = ['POST', 'auth/jwt/refresh/', {}] as const
const cookieName = 'kingside_refresh'

describeSite('a member at two processes', (site) => {
  it('S-06: a ticket of one opens a socket at the other, once', async () => {
    const { a, b } = site()
    const { api, uid } = await arrive(a)
    const { ticket } = await api.realtime.issueTicket({ body: { kind: 'lobby' } })
    const line = await openLobbyLine(b, { uid, ticket })
    expect(line.closedBy()).toBeNull()
    for (const place of [a, b]) {
      await expect(openLobbyLine(place, { uid, ticket })).rejects.toThrow(
        String(closeCodes.forbidden),
      )
    }
  })

  it('S-02: a saved sign-in is renewed at either, and ends at both when one is used twice', async () => {
    const { a, b } = site()
    const browser = siteBrowser(a)
    await registerAt(browser, a, 'rotation@kingside.example')
    const stolen = browser.cookies.get(cookieName) ?? 'none'
    for (const place of [b, a, b]) {
      browser.goTo(place)
      expect((await browser.call(...refresh)).status).toBe(200)
      expect((await browser.call('GET', 'me/')).status).toBe(200)
    }
    const thief = siteBrowser(a)
    thief.cookies.set(cookieName, stolen)
    expect(await thief.call(...refresh)).toMatchObject({ status: 401 })
    for (const place of [a, b]) {
      browser.goTo(place)
      expect(await browser.call(...refresh)).toMatchObject({ status: 401 })
    }
  })

  it('S-04: signing out at one closes the sockets at the other', async () => {
    const { a, b } = site()
    const browser = siteBrowser(a)
    const uid = await registerAt(browser, a, 'leaves@kingside.example')
    const lines = await Promise.all(
      [a, b].map(async (place) =>
        openLobbyLine(place, { uid, ticket: await browser.lobbyTicket() }),
      ),
    )
    expect((await browser.call('POST', 'accounts/auth/logout/')).status).toBe(200)
    await expect
      .poll(() => lines.map((line) => line.closedBy()))
      .toEqual([closeCodes['signed-out'], closeCodes['signed-out']])
  })

  it('S-04: signing out everywhere at one ends the sign-ins at the other', async () => {
    const { a, b } = site()
    const here = siteBrowser(a)
    const email = 'everywhere@kingside.example'
    const uid = await registerAt(here, a, email)
    const there = siteBrowser(b)
    await there.call('POST', 'accounts/auth/login/', { email, password: goodPassword })
    const line = await openLobbyLine(b, { uid, ticket: await there.lobbyTicket() })
    expect((await here.call('POST', 'accounts/auth/logout-everywhere/')).status).toBe(200)
    await expect.poll(() => line.closedBy()).toBe(closeCodes['signed-out'])
    expect((await there.call('GET', 'me/')).status).toBe(401)
  })

  it('S-05: a token and a ticket of a sign-in that ended at one open nothing at the other', async () => {
    const { a, b } = site()
    const browser = siteBrowser(a)
    const uid = await registerAt(browser, a, 'ended@kingside.example')
    const ticket = await browser.lobbyTicket()
    const token = browser.token()
    await browser.call('POST', 'accounts/auth/logout/')
    const other = siteBrowser(b)
    other.setToken(token)
    expect(await other.call('POST', 'realtime/tickets/', { kind: 'lobby' })).toMatchObject({
      status: 401,
    })
    await expect(openLobbyLine(b, { uid, ticket })).rejects.toThrow(String(closeCodes.forbidden))
  })

  it('S-51: a limit counts what was asked at either', async () => {
    const { a, b } = site()
    const browser = siteBrowser(a)
    const check = async () => {
      const { status, response } = await browser.call('POST', 'accounts/auth/email-check/', {
        email: 'somebody@kingside.example',
      })
      return { status, retryAfter: response.headers.get('retry-after') }
    }
    for (let call = 0; call < 30; call++) {
      browser.goTo(call % 2 === 0 ? a : b)
      expect((await check()).status).toBe(200)
    }
    for (const place of [a, b]) {
      browser.goTo(place)
      const { status, retryAfter } = await check()
      expect(status).toBe(429)
      expect(Number(retryAfter)).toBeGreaterThan(30)
    }
  })

  it('neither had anything to complain about', () => {
    expect([...site().a.errors(), ...site().b.errors()]).toEqual([])
  })
})
