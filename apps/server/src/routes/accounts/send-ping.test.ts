import { contract, type SiteInfo, unknownSite } from '@kingside/api'
import { describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { visitors } from '../../db/schema.ts'
import { createVisitorStore } from '../../db/visitor-store.ts'
import { fakeDeps } from '../../testing/fake-deps.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()

function createTestApp(now = new Date('2026-01-31T12:00:00Z'), publicOrigin: string | null = null) {
  return createApp(
    fakeDeps({ visitors: createVisitorStore(database()), now: () => now, publicOrigin }),
  )
}

async function ping(app: ReturnType<typeof createApp>, cookie?: string, url = '/api/ping/') {
  const response = await app.request(url, {
    method: 'POST',
    ...(cookie && { headers: { cookie } }),
  })
  expect(response.status).toBe(200)
  const { uid } = contract.ping.send.response.parse(await response.json())
  return { uid, cookie: response.headers.get('set-cookie') ?? '' }
}

describe('the first ping', () => {
  it('gives the visitor a uid and keeps it in a cookie that scripts and other sites do not get', async () => {
    const { uid, cookie } = await ping(createTestApp())
    expect(cookie).toMatch(new RegExp(`^kingside_visitor=${uid};`))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\//)
    expect(cookie).not.toMatch(/; Secure/)
  })

  it('marks the cookie as secure when the request is https, here or at the proxy', async () => {
    expect((await ping(createTestApp(), undefined, 'https://localhost/api/ping/')).cookie).toMatch(
      /; Secure/,
    )
    expect((await ping(createTestApp(undefined, 'https://kingside.example'))).cookie).toMatch(
      /; Secure/,
    )
  })

  it('stores when the visitor came, and not the uid itself', async () => {
    await database().delete(visitors)
    const { uid } = await ping(createTestApp())
    const rows = await database().select().from(visitors)
    const at = new Date('2026-01-31T12:00:00Z')
    expect(rows).toEqual([expect.objectContaining({ createdAt: at, seenAt: at })])
    expect(JSON.stringify(rows)).not.toContain(uid)
  })
})

describe('a later ping', () => {
  it('answers with the same uid and notes when the visitor was seen', async () => {
    await database().delete(visitors)
    const first = await ping(createTestApp())
    const later = new Date('2026-02-01T12:00:00Z')
    const second = await ping(createTestApp(later), `kingside_visitor=${first.uid}`)
    expect(second.uid).toBe(first.uid)
    const rows = await database().select().from(visitors)
    expect(rows).toEqual([
      expect.objectContaining({ createdAt: new Date('2026-01-31T12:00:00Z'), seenAt: later }),
    ])
  })

  it.each([
    ['forged', 'A'.repeat(32)],
    ['malformed', 'x'],
    ['far too long', 'A'.repeat(4000)],
    ['broken in its encoding', '%E0%A4%A'],
    ['hostile', "' OR 1=1 --"],
  ])('with a %s cookie gets a new uid', async (_, value) => {
    const { uid } = await ping(createTestApp(), `kingside_visitor=${value}`)
    expect(uid).not.toBe(value)
  })
})

it.each([
  ['{"code":', 'application/json', /not valid JSON/],
  ['[]', 'application/json', /body of the call is not valid/],
  ['{}', 'text/plain', /application\/json/],
])('refuses the body %s sent as %s', async (body, type, detail) => {
  const response = await createTestApp().request('/api/ping/', {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    code: 'bad_request',
    detail: expect.stringMatching(detail),
  })
  expect(response.headers.get('set-cookie')).toBeNull()
})

it('every ping says what the site has', async () => {
  const site: SiteInfo = {
    operator: { name: 'Example Chess Club', address: null },
    providers: ['google'],
    links: { ...unknownSite.links, shop: 'https://shop.example/' },
  }
  const app = createApp(fakeDeps({ visitors: createVisitorStore(database()), site }))
  const response = await app.request('/api/ping/', { method: 'POST' })
  expect(await response.json()).toMatchObject({ site })
})
