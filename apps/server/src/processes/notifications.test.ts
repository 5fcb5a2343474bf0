import { closeCodes } from '@kingside/api'
import { expect, it } from 'vitest'
import { registerAt, siteBrowser } from './browser.ts'
import { openLobbyLine } from './lobby-line.ts'
import { describeSite, operatorToken } from './site.ts'

describeSite('the notifications of a member with pages at two processes', (site) => {
  it('are told and read on all of them, wherever it happens', async () => {
    const { a, b } = site()
    const email = 'everywhere.told@kingside.example'
    const browser = siteBrowser(a)
    const uid = await registerAt(browser, a, email)
    const lines = await Promise.all(
      [a, b].map(async (place) =>
        openLobbyLine(place, { uid, ticket: await browser.lobbyTicket() }),
      ),
    )
    const operate = async (path: string, body: object) => {
      const { status } = await fetch(`${b.origin()}/operation/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return status
    }
    const told = () =>
      lines.map(({ news }) =>
        news.map((each) =>
          each.type === 'notification.added' ? each.notification.notification_type : each.type,
        ),
      )

    const warning = { player: email, type: 'FAIR_PLAY_VIOLATION', title: 'Play fair' }
    expect(await operate('notifications', warning)).toBe(200)
    await expect.poll(told).toEqual([['FAIR_PLAY_VIOLATION'], ['FAIR_PLAY_VIOLATION']])

    const [added] = lines[0]?.news ?? []
    const id = added?.type === 'notification.added' ? added.notification.id : 'none'
    browser.goTo(a)
    expect((await browser.call('POST', `me/notifications/${id}/mark-read/`)).status).toBe(200)
    const both = ['FAIR_PLAY_VIOLATION', 'notification.read']
    await expect.poll(told).toEqual([both, both])

    expect(await operate('bans', { player: email, reason: 'Engine use.', until: null })).toBe(200)
    await expect.poll(told).toEqual([
      [...both, 'BAN'],
      [...both, 'BAN'],
    ])
    await expect
      .poll(() => lines.map((line) => line.closedBy()))
      .toEqual([closeCodes['signed-out'], closeCodes['signed-out']])
  })

  it('neither had anything to complain about', () => {
    const lines = [...site().a.errors(), ...site().b.errors()]
    expect(lines.filter((line) => !line.includes('"level":"audit"'))).toEqual([])
  })
})
