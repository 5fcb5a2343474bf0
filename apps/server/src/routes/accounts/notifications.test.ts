import { describe, expect, it } from 'vitest'
import { heard, openSite } from '../../testing/open-site.ts'
import { signIn, signUp, type TestBrowser } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
const email = 'told@kingside.example'
const restored = {
  player: email,
  type: 'RATING_RESTORED',
  title: 'Your rating was restored',
  description: 'You have back 24 points.',
  url: '/profile',
}

describe('a notification', () => {
  it('is told on every page that the member has open, and in the list', async () => {
    const site = await openSite(database())
    const here = await signUp(site, email)
    const there = await signIn(site, email)
    const lines = [await site.enterLobby(here), await site.enterLobby(there)]
    const stranger = await site.enterLobby(await signUp(site, 'not-told@kingside.example'))

    expect(await site.operate('POST', 'notifications', { body: restored })).toMatchObject({
      status: 200,
      body: { id: expect.stringMatching(/^\d+$/) },
    })

    const notification = {
      notification_type: 'RATING_RESTORED',
      title: restored.title,
      description: restored.description,
      url: '/profile',
      is_read: false,
    }
    for (const line of lines) {
      // oxlint-disable-next-line no-await-in-loop -- one line after the other
      await heard(line, { type: 'news', news: { type: 'notification.added', notification } })
    }
    const { body } = await here.call('GET', 'me/notifications/')
    expect(body).toMatchObject([
      notification,
      { notification_type: 'AUTHORIZED' },
      { notification_type: 'NEW_USER' },
    ])
    const [{ id }] = Array.isArray(body) ? body : []

    await here.call('POST', `me/notifications/${id}/mark-read/`)
    for (const line of lines) {
      // oxlint-disable-next-line no-await-in-loop -- one line after the other
      await heard(line, { type: 'news', news: { type: 'notification.read', id } })
    }
    await there.call('POST', 'me/notifications/999999/mark-read/')
    await site.operate('POST', 'notifications', { body: { ...restored, player: 'nobody' } })
    // What was said to somebody else would have come before this.
    await site.operate('POST', 'notifications', {
      body: { ...restored, player: 'not-told@kingside.example', title: 'The first one' },
    })
    const first = await heard(stranger, { news: { type: 'notification.added' } })
    expect(first).toMatchObject({ news: { notification: { title: 'The first one' } } })
  })

  it('of a ban is the last that the open pages hear', async () => {
    const site = await openSite(database())
    const player = await signUp(site, 'last-word@kingside.example')
    const hall = await site.enterLobby(player)
    await site.operate('POST', 'bans', {
      body: { player: 'last-word@kingside.example', reason: 'Engine use.', until: null },
    })
    await heard(hall, {
      news: {
        type: 'notification.added',
        notification: { notification_type: 'BAN', description: 'Engine use.' },
      },
    })
    expect(await hall.closed).toBe(4401)
  })

  it('of a ban is read by those who were told, and waits for those who were not', async () => {
    const site = await openSite(database())
    const told = await signUp(site, 'told-of-ban@kingside.example')
    await signUp(site, 'away-at-ban@kingside.example')
    const hall = await site.enterLobby(told)
    const noticeOf = async (player: string) => {
      await site.operate('POST', 'bans', { body: { player, reason: 'Engine use.', until: null } })
      await site.operate('DELETE', `bans/${player}`)
      return (await (await signIn(site, player)).call('GET', 'me/notifications/')).body
    }
    const ban = { notification_type: 'BAN' }
    const signedIn = { notification_type: 'AUTHORIZED' }
    const welcome = { notification_type: 'NEW_USER' }
    expect(await noticeOf('told-of-ban@kingside.example')).toMatchObject([
      signedIn,
      { ...ban, is_read: true },
      welcome,
    ])
    await heard(hall, { news: { type: 'notification.added' } })
    expect(await noticeOf('away-at-ban@kingside.example')).toMatchObject([
      signedIn,
      { ...ban, is_read: false },
      welcome,
    ])
  })
})

describe('a notification to many', () => {
  const campaign = {
    campaign: 'travel-board',
    type: 'NEW_SHOP_ITEM',
    texts: {
      en: { title: 'A board for your pocket', description: 'New in the shop.' },
      kz: { title: 'Қалтаға сыятын тақта' },
      ru: { title: 'Доска для кармана' },
    },
    url: 'https://shop.example/travel-board?from=kingside',
  }
  const newest = async (browser: TestBrowser) => {
    const { body } = await browser.call('GET', 'me/notifications/')
    return Array.isArray(body) ? body : []
  }

  it('comes once to each member, in the own language, and at once to open pages', async () => {
    const site = await openSite(database())
    const english = await signUp(site, 'many-en@kingside.example')
    const russian = await signUp(site, 'many-ru@kingside.example')
    await russian.call('GET', 'me/', undefined, { 'accept-language': 'ru' })
    const hall = await site.enterLobby(russian)
    const answer = await site.operate('POST', 'notifications/many', { body: campaign })
    expect(answer).toMatchObject({ status: 200, body: { campaign: 'travel-board' } })
    const { url } = campaign
    const inRussian = { notification_type: 'NEW_SHOP_ITEM', title: 'Доска для кармана', url }
    await heard(hall, { news: { type: 'notification.added', notification: inRussian } })
    await site.operate('POST', 'notifications/many', { body: campaign })
    expect(await newest(russian)).toMatchObject([inRussian, { notification_type: 'NEW_USER' }])
    expect(await newest(english)).toMatchObject([
      { title: 'A board for your pocket', description: 'New in the shop.', url },
      { notification_type: 'NEW_USER' },
    ])
  })

  it.each([
    { type: 'BAN' },
    { url: 'http://shop.example/' },
    { url: 'https://kingside.example@evil.example/' },
    { url: 'javascript:alert(1)' },
    { texts: { en: { title: 'Only English' } } },
    { campaign: 'With spaces' },
  ])('is not %j', async (changes) => {
    const site = await openSite(database())
    const body = { ...campaign, ...changes }
    expect(await site.operate('POST', 'notifications/many', { body })).toMatchObject({
      status: 400,
    })
  })
})
