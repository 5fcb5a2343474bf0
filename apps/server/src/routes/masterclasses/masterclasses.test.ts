import { contract } from '@kingside/api'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accounts, masterclassReminders, masterclasses as table } from '../../db/schema.ts'
import type { Mail } from '../../domain/mail/mailer.ts'
import { apiWorld, type TestPerson } from '../../testing/api-world.ts'
import { manualClock } from '../../testing/manual-clock.ts'
import { testAccounts } from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { wireMasterclasses } from '../../wire-masterclasses.ts'

const database = testDatabase()
const calls = contract.masterclasses
const minute = 60_000

const video = new TextEncoder().encode('0123456789')
const recordings = {
  open: async (name: string) =>
    name === 'lesson.webm' || name === 'lesson.vtt'
      ? {
          size: video.length,
          read: ({ start, end }: { readonly start: number; readonly end: number }) =>
            new Response(video.slice(start, end + 1)).body ?? new ReadableStream<Uint8Array>(),
        }
      : null,
}

async function makeWorld() {
  const db = database()
  await db.delete(masterclassReminders)
  await db.delete(table)
  const clock = manualClock()
  const { account } = await testAccounts(db)
  const mails: Mail[] = []
  const wired = wireMasterclasses({
    db,
    recordings,
    account: { ...account, mailer: { send: async (mail) => void mails.push(mail) } },
    clock,
    log: { error: (_event, _facts, error) => expect.fail(String(error)) },
  })
  const world = apiWorld(db, clock, { masterclasses: wired.masterclasses })
  return {
    ...world,
    mails,
    wired,
    add: async (slug: string, facts: Partial<typeof table.$inferInsert> = {}) => {
      await db.insert(table).values({
        slug,
        kind: 'masterclass',
        status: 'upcoming',
        title: `Lesson ${slug}`,
        description: 'What it is about.',
        lecturer: 'Kingside team',
        lecturerTitle: '',
        language: 'en',
        startsAt: new Date(clock.now().getTime() + 60 * minute),
        minutes: 60,
        isFree: false,
        stream: 'https://example.com/live',
        recording: 'lesson.webm',
        captions: 'lesson.vtt',
        ...facts,
      })
    },
    see: (who: TestPerson | null, slug: string) => world.call(who, calls.get, { params: { slug } }),
    addPro: () =>
      world.addPerson({ role: 'pro', proUntil: new Date(clock.now().getTime() + 300 * minute) }),
    endPro: (who: TestPerson) =>
      db.update(accounts).set({ proUntil: null }).where(eq(accounts.playerId, who.id)),
  }
}
let world: Awaited<ReturnType<typeof makeWorld>>
beforeEach(async () => {
  world = await makeWorld()
})

const asking = (slug: string, isReminded = true) => ({
  params: { slug },
  body: { is_reminded: isReminded },
})

describe('S-44: the addresses of a masterclass', () => {
  it('are in the answer for Pro members only', async () => {
    await world.add('rooks')
    const free = await world.addPerson()
    for (const who of [null, await world.addVisitor(), free]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const response = await world.send(who, calls.get, { params: { slug: 'rooks' } })
      // oxlint-disable-next-line no-await-in-loop -- as above
      const text = await response.text()
      expect(text).not.toMatch(/example\.com|lesson\.|files\/masterclasses/)
      expect(JSON.parse(text)).toMatchObject({ is_open: false, stream: null, recording: null })
    }
    expect(await world.see(await world.addPro(), 'rooks')).toMatchObject({
      is_open: true,
      stream: 'https://example.com/live',
      recording: expect.stringMatching(/^\/files\/masterclasses\/rooks\/recording\?/),
    })
  })

  it('are in no list', async () => {
    await world.add('rooks')
    const response = await world.send(await world.addPro(), calls.list)
    expect(await response.text()).not.toMatch(/example\.com|lesson\./)
  })

  it('are for everybody where it is free', async () => {
    await world.add('free', { isFree: true })
    const seen = await world.see(null, 'free')
    expect(seen).toMatchObject({ is_open: true, stream: 'https://example.com/live' })
    expect((await world.get(seen.recording ?? '')).status).toBe(200)
  })
})

describe('a recording', () => {
  it('comes in parts, so that one can seek', async () => {
    await world.add('rooks')
    const { recording, captions } = await world.see(await world.addPro(), 'rooks')
    const whole = await world.get(recording ?? '')
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789'])
    expect(whole.headers.get('content-type')).toBe('video/webm')
    const part = await world.get(recording ?? '', { range: 'bytes=2-4' })
    expect([part.status, await part.text()]).toEqual([206, '234'])
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    expect((await world.get(recording ?? '', { range: 'bytes=10-' })).status).toBe(416)
    expect((await world.get(captions ?? '')).headers.get('content-type')).toMatch(/^text\/vtt/)
  })

  it('stops when Pro is over in the middle', async () => {
    await world.add('rooks')
    const pro = await world.addPro()
    const { recording } = await world.see(pro, 'rooks')
    expect((await world.get(recording ?? '', { range: 'bytes=0-1' })).status).toBe(206)
    await world.endPro(pro)
    expect((await world.get(recording ?? '', { range: 'bytes=2-3' })).status).toBe(403)
  })

  it('is not there without its signature, for another one, or for somebody else', async () => {
    await world.add('rooks')
    await world.add('pawns')
    const { recording } = await world.see(await world.addPro(), 'rooks')
    const other = await world.addPro()
    const address = recording ?? ''
    for (const wrong of [
      '/files/masterclasses/rooks/recording',
      address.replace('rooks', 'pawns'),
      address.replace('/recording', '/captions'),
      address.replace(/player=\d+/, `player=${other.id}`),
      address.replace(/until=\d/, 'until=9'),
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await world.get(wrong)).status, wrong).toBe(404)
    }
    world.clock.pass(7 * 60 * minute)
    expect((await world.get(address)).status).toBe(410)
  })
})

describe('the list', () => {
  it('has live ones first, then the next, then the last past one; and filters', async () => {
    const at = (minutes: number) => new Date(world.clock.now().getTime() + minutes * minute)
    await world.add('old', { status: 'ended', startsAt: at(-5_000) })
    await world.add('past', { status: 'ended', startsAt: at(-500), kind: 'qa' })
    await world.add('later', { startsAt: at(900), language: 'ru' })
    await world.add('next', { startsAt: at(90) })
    await world.add('live', { status: 'live', startsAt: at(-10) })
    const slugs = async (query = '') =>
      (await world.call(null, calls.list, { query })).results.map(({ slug }) => slug)
    expect(await slugs()).toEqual(['live', 'next', 'later', 'past', 'old'])
    expect(await slugs('?status=ended&kind=qa')).toEqual(['past'])
    expect(await slugs('?language=ru')).toEqual(['later'])
    expect(await slugs('?limit=2&offset=1')).toEqual(['next', 'later'])
  })
})

describe('a reminder', () => {
  it('is sent once, half an hour before, also by two processes', async () => {
    await world.add('rooks')
    const pro = await world.addPro()
    await world.call(pro, calls.remind, asking('rooks'))
    await world.call(pro, calls.remind, asking('rooks'))
    expect((await world.see(pro, 'rooks')).is_reminded).toBe(true)
    await world.wired.remind(world.clock.now())
    expect(world.mails).toEqual([])
    world.clock.pass(31 * minute)
    await Promise.all([
      world.wired.remind(world.clock.now()),
      world.wired.remind(world.clock.now()),
    ])
    await world.wired.remind(world.clock.now())
    expect(world.mails).toHaveLength(1)
    expect(world.mails[0]).toMatchObject({
      subject: 'Soon: Lesson rooks',
      text: expect.stringContaining('http://localhost/masterclass/rooks'),
    })
  })

  it('is for Pro members, but for a free one; nobody who lost Pro gets it, and nobody who took it back', async () => {
    await world.add('rooks')
    await world.add('free', { isFree: true })
    const [free, lost, back] = [await world.addPerson(), await world.addPro(), await world.addPro()]
    expect(await world.refusal(free, calls.remind, asking('rooks'))).toMatchObject({
      status: 403,
      code: 'pro_required',
      detail: 'Masterclasses are for Pro members.',
    })
    expect((await world.send(null, calls.remind, asking('rooks'))).status).toBe(401)
    await world.call(free, calls.remind, asking('free'))
    await world.call(lost, calls.remind, asking('rooks'))
    await world.call(back, calls.remind, asking('rooks'))
    await world.call(back, calls.remind, asking('rooks', false))
    await world.endPro(lost)
    world.clock.pass(31 * minute)
    await world.wired.remind(world.clock.now())
    expect(world.mails.map(({ subject }) => subject)).toEqual(['Soon: Lesson free'])
  })
})
