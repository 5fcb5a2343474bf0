import { uploadLimits } from '@kingside/api/facts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '../../db/schema.ts'
import {
  signUp,
  type TestAccounts,
  testAccounts,
  type TestBrowser,
} from '../../testing/test-accounts.ts'
import { testDatabase } from '../../testing/test-database.ts'

const database = testDatabase()
let accounts: TestAccounts
beforeAll(async () => {
  accounts = await testAccounts(database())
})

let members = 0
/** A member of the own, whose day is empty. */
const member = () => signUp(accounts, `sender-${(members += 1)}@kingside.example`)

const send = (
  browser: TestBrowser,
  bytes: Uint8Array | string,
  { kind = 'avatar', name = 'a.png' }: { readonly kind?: string; readonly name?: string } = {},
) => {
  const form = new FormData()
  form.set('kind', kind)
  form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
  return browser.call('POST', 'files/', form)
}

const textAt = (body: unknown, name: string) => String(Reflect.get(Object(body), name))
const codeOf = ({ status, body }: { readonly status: number; readonly body: unknown }) => [
  status,
  textAt(body, 'code'),
]

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7b5638' } })
const png = (width = 40, height = 20) => plain(width, height).png().toBuffer()

const read = async (browser: TestBrowser, path: string) => {
  const response = await browser.request('GET', path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('a picture', () => {
  it('is answered with an id and an address where everybody sees it for ever', async () => {
    const { status, body } = await send(await member(), await png())
    expect([status, body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        url: expect.stringMatching(/^\/files\/pictures\/[\w-]{22}\.webp$/),
      },
    ])
    const { response, bytes } = await read(accounts.browser(), textAt(body, 'url'))
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  it('of another kind keeps its shape and grows no larger', async () => {
    const { body } = await send(await member(), await png(4_000, 1_000), { kind: 'cover' })
    const { bytes } = await read(accounts.browser(), textAt(body, 'url'))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_920, height: 480 })
  })

  it('goes after a day when nothing takes it, and stays when something does', async () => {
    const browser = await member()
    const [left, taken] = [await send(browser, await png()), await send(browser, await png())]
    const { body } = await browser.call('GET', 'me/')
    const ownerId = Number(Reflect.get(Object(Reflect.get(Object(body), 'player')), 'player_id'))
    const file = { id: textAt(taken.body, 'id'), kind: 'avatar', ownerId } as const
    expect(await accounts.files.take(file)).toMatchObject({ width: 512, mime: 'image/webp' })
    expect(await accounts.files.take(file), 'only once').toBeNull()
    accounts.wait(25 * 3_600_000)
    await accounts.files.sweep()
    expect((await read(browser, textAt(left.body, 'url'))).response.status).toBe(404)
    expect((await read(browser, textAt(taken.body, 'url'))).response.status).toBe(200)
    await accounts.files.remove([file.id])
    expect((await read(browser, textAt(taken.body, 'url'))).response.status).toBe(404)
    expect(await accounts.blobs.get(`pictures/${file.id}.webp`)).toBeNull()
  })
})

describe('S-30: an SVG', () => {
  const svg = (inner: string, head = '') =>
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="80" height="80" onload="alert(1)"><rect width="80" height="80" fill="#0a0"/>${inner}</svg>`

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a page inside', svg('<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>')],
    [
      'a picture of another server',
      svg('<image href="http://127.0.0.1:9/x.png" width="80" height="80"/>'),
    ],
    [
      'a file of this server',
      svg('<image xlink:href="file:///etc/hostname" width="80" height="80"/>'),
    ],
    ['a shape of another server', svg('<use href="http://127.0.0.1:9/x.svg#a"/>')],
  ])('with %s becomes pixels that show only what it draws itself', async (_, text) => {
    const { status, body } = await send(await member(), text, { kind: 'cover', name: 'a.svg' })
    expect(status).toBe(201)
    const { response, bytes } = await read(accounts.browser(), textAt(body, 'url'))
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { data } = await sharp(bytes).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
    expect(Math.abs((data[1] ?? 0) - 170)).toBeLessThan(6)
    expect(bytes.includes('script')).toBe(false)
  })

  it.each([
    [
      'entities that read files',
      svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    [
      'entities that grow',
      svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'),
    ],
  ])('with %s is refused', async (_, text) => {
    const answer = await send(await member(), text, { kind: 'cover', name: 'a.svg' })
    expect(codeOf(answer)).toEqual([415, 'unsupported_type'])
  })
})

describe('S-31: a file', () => {
  it.each([
    ['text named like a picture', 'GIF89a/*<script>alert(1)</script>*/', 'avatar'],
    ['a web page', '<!doctype html><svg onload="alert(1)">', 'avatar'],
    ['a picture as games', '\x89PNG\r\n\x1a\n', 'pgn'],
    ['nothing', '', 'avatar'],
  ])('that is %s is refused by its first bytes', async (_, text, kind) => {
    expect(codeOf(await send(await member(), text, { kind }))).toEqual([415, 'unsupported_type'])
  })

  it('that is picture and archive at once keeps its pixels only', async () => {
    const archive = Buffer.from('PK\x03\x04 evil.js alert(document.cookie)', 'latin1')
    const { body } = await send(await member(), Buffer.concat([await png(), archive]))
    const { bytes } = await read(accounts.browser(), textAt(body, 'url'))
    expect(bytes.includes('PK\x03\x04')).toBe(false)
    expect(bytes.includes('document.cookie')).toBe(false)
  })

  it('of 5,000,001 bytes is refused, whether its length is told or not', async () => {
    const browser = await member()
    const large = Buffer.concat([await png(), Buffer.alloc(uploadLimits.bytes)])
    expect(codeOf(await send(browser, large.subarray(0, uploadLimits.bytes + 1)))).toEqual([
      413,
      'too_large',
    ])
    expect(codeOf(await send(browser, Buffer.concat([large, large])))).toEqual([413, 'too_large'])
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const response = await accounts.app.request('/api/files/', {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: `JWT ${browser.token() ?? ''}`,
      },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(uploadLimits.bytes + 500_000)
  })

  it('of few bytes and 2,500 megapixels is refused before it is drawn', async () => {
    const bomb = await png()
    // Only the head says how large it is: no memory is taken for what follows.
    bomb.writeUInt32BE(50_000, 16)
    bomb.writeUInt32BE(50_000, 20)
    bomb.writeUInt32BE(crcOf(bomb.subarray(12, 29)), 29)
    expect(bomb.length).toBeLessThan(uploadLimits.bytes)
    expect(codeOf(await send(await member(), bomb))).toEqual([400, 'too_many_pixels'])
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"/>'
    expect(codeOf(await send(await member(), svg))).toEqual([400, 'too_many_pixels'])
  })

  it('that is cut off is refused', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#000',
      },
    })
      .png()
      .toBuffer()
    const answer = await send(await member(), whole.subarray(0, 9_000))
    expect(codeOf(answer)).toEqual([400, 'broken_file'])
  })

  it('says no more where and with what it was taken', async () => {
    const photo = await plain(60, 30)
      .withExif({ IFD0: { Model: 'Telltale 9' }, IFD3: { GPSLatitude: '43/1 14/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Telltale')).toBe(true)
    const { body } = await send(await member(), photo, { kind: 'gallery', name: 'photo.jpg' })
    const { bytes } = await read(accounts.browser(), textAt(body, 'url'))
    // Turned as it was held.
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 60 })
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Telltale')).toBe(false)
  })
})

describe('S-32: a document', () => {
  it.each(['selfie', 'parent-consent', 'pgn'] as const)(
    'of the kind %s is seen by a signed link alone, for five minutes',
    async (kind) => {
      const browser = await member()
      const { body } = await send(browser, kind === 'pgn' ? '1. e4 e5 *' : await png(), { kind })
      const id = textAt(body, 'id')
      expect(body).toEqual({ id, url: null })
      const ending = kind === 'pgn' ? 'pgn' : 'webp'
      for (const path of [`/files/pictures/${id}.${ending}`, `/files/private/${id}.${ending}`]) {
        expect((await read(browser, path)).response.status, path).toBe(404)
      }
      const link = accounts.files.signedLink({ id, kind })
      const { response } = await read(browser, link)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const later = link.replace(/until=\d+/, (until) => `until=${Number(until.slice(6)) + 1}`)
      expect((await read(browser, later)).response.status, 'another time').toBe(404)
      accounts.wait(5 * 60_000 + 1)
      expect((await read(browser, link)).response.status, 'too late').toBe(410)
    },
  )

  it('has no link any more when it is deleted', async () => {
    const browser = await member()
    const { body } = await send(browser, await png(), { kind: 'selfie' })
    const id = textAt(body, 'id')
    const link = accounts.files.signedLink({ id, kind: 'selfie' })
    await accounts.files.remove([id])
    expect((await read(browser, link)).response.status).toBe(404)
    expect(await accounts.blobs.get(`private/${id}.webp`)).toBeNull()
  })

  it('of somebody else is to nobody of use: another member has no such file', async () => {
    const { body } = await send(await member(), await png(), { kind: 'selfie' })
    const id = textAt(body, 'id')
    const ownerId = (await accounts.files.open(id))?.file.ownerId ?? 0
    expect(await accounts.files.take({ id, kind: 'selfie', ownerId: ownerId + 1 })).toBeNull()
    expect(await accounts.files.take({ id, kind: 'avatar', ownerId })).toBeNull()
    expect(await accounts.files.take({ id, kind: 'selfie', ownerId })).toMatchObject({ id })
  })
})

it('S-33: the name of a file is of no meaning, and its address can not be guessed', async () => {
  const browser = await member()
  const names = ['../../../etc/passwd', 'a.png\0.svg', '..\\x.png', 'x'.repeat(300)]
  const sent = await Promise.all(names.map(async (name) => send(browser, await png(), { name })))
  const urls = sent.map(({ body }) => textAt(body, 'url'))
  expect(new Set(urls).size).toBe(names.length)
  for (const url of urls) expect(url).toMatch(/^\/files\/pictures\/[\w-]{22}\.webp$/)
  for (const path of [
    '/files/pictures/..%2f..%2fetc%2fpasswd',
    '/files/pictures/%2e%2e/private/x.webp',
    `/files/private/${'A'.repeat(22)}.webp?until=9999999999999&signature=x`,
  ]) {
    expect((await read(browser, path)).response.status, path).toBe(404)
  }
})

describe('S-34: a member', () => {
  it('sends 50 files a day, also when many come at once, and again the next day', async () => {
    const browser = await member()
    const answers = await Promise.all(
      Array.from({ length: 55 }, () => send(browser, 'no picture at all')),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.map(codeOf)).toEqual(Array.from({ length: 5 }, () => [429, 'upload_quota']))
    const other = await send(await member(), await png())
    expect(other.status, 'somebody else').toBe(201)
    accounts.wait(24 * 3_600_000)
    await browser.call('POST', 'auth/jwt/refresh/')
    expect((await send(browser, await png())).status).toBe(201)
  })

  it('sends 100 MB a day', async () => {
    const browser = await member()
    const { body } = await browser.call('GET', 'me/')
    const ownerId = Number(Reflect.get(Object(Reflect.get(Object(body), 'player')), 'player_id'))
    const earlier = { id: 'sent-today-by-this-member', kind: 'pgn', ownerId } as const
    const sentSize = uploadLimits.bytesADay - 20
    await database()
      .insert(files)
      .values({ ...earlier, sentSize, createdAt: accounts.now() })
    expect((await send(browser, '1. e4 e5 *', { kind: 'pgn' })).status).toBe(201)
    expect(codeOf(await send(browser, '1. e4 e5 2. Nf3 *', { kind: 'pgn' }))).toEqual([
      429,
      'upload_quota',
    ])
  })
})

it('a visitor can send nothing, and what is no form is said to be none', async () => {
  expect(codeOf(await send(accounts.browser(), await png()))).toEqual([401, 'unauthorised'])
  const browser = await member()
  expect(codeOf(await browser.call('POST', 'files/', { kind: 'avatar' }))).toEqual([
    400,
    'bad_request',
  ])
  expect(codeOf(await send(browser, await png(), { kind: 'passport' }))).toEqual([
    400,
    'bad_request',
  ])
})

/** The check that stands behind each part of a PNG. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}
