import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Blobs } from '../domain/files/blobs.ts'
import { createMemoryBlobs } from '../domain/files/memory-blobs.ts'
import { createFolderBlobs } from './folder-blobs.ts'
import { openBlobs } from './open-blobs.ts'
import { createS3Blobs, type S3Settings } from './s3-blobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'kingside-blobs-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'kingside-files' }, { name: 'kingside-private' }],
})
let settings: S3Settings
beforeAll(async () => {
  const { port } = await server.run()
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'kingside-files',
    privateBucket: 'kingside-private',
    // What this server takes.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const id = 'Zr8Q2mX0TnqkE1vYwB7c5A'
const kinds: readonly (readonly [string, () => Blobs])[] = [
  ['memory', createMemoryBlobs],
  ['a folder', () => createFolderBlobs(join(folder, 'files'))],
  ['buckets', () => createS3Blobs(settings)],
]

describe.each(kinds)('in %s', (_, open) => {
  it.each([`pictures/${id}.webp`, `private/${id}.pgn`])(
    '%s is kept, read and removed',
    async (name) => {
      const blobs = open()
      expect(await blobs.get(name)).toBeNull()
      const bytes = new Uint8Array([0, 255, 13, 10, 128])
      await blobs.put(name, bytes, 'image/webp')
      expect(Array.from((await blobs.get(name)) ?? [])).toEqual(Array.from(bytes))
      await blobs.remove(name)
      await blobs.remove(name)
      expect(await blobs.get(name)).toBeNull()
    },
  )

  it.each(['../secret', `pictures/../private/${id}.webp`, 'pictures/a.webp', `pictures/${id}.svg`])(
    'S-33: %s is no name',
    async (name) => {
      await expect(async () => open().get(name)).rejects.toThrow('not the name of a file')
      await expect(async () => open().put(name, new Uint8Array(), 'x/y')).rejects.toThrow(
        'not the name of a file',
      )
    },
  )
})

it('S-32: documents lie in the bucket of their own', async () => {
  const blobs = createS3Blobs(settings)
  await blobs.put(`private/${id}.webp`, new Uint8Array([1]), 'image/webp')
  const inPublic = createS3Blobs({ ...settings, privateBucket: settings.bucket })
  expect(await inPublic.get(`private/${id}.webp`)).toBeNull()
  expect(await blobs.get(`private/${id}.webp`)).not.toBeNull()
})

it('a folder has no half-written files', async () => {
  const place = join(folder, 'whole')
  await createFolderBlobs(place).put(`pictures/${id}.webp`, new Uint8Array(9), 'image/webp')
  expect(readdirSync(join(place, 'pictures'))).toEqual([`${id}.webp`])
})

describe('a server that can not keep files says so when it starts', () => {
  const open = (change: Partial<S3Settings>) =>
    openBlobs({ s3: { ...settings, ...change }, dataFolder: folder })

  it.each<[string, Partial<S3Settings>, RegExp]>([
    ['a bucket that is not there', { bucket: 'nobodys' }, /nobodys[^]*no such bucket/],
    ['a wrong key', { secretAccessKey: 'wrong' }, /403[^]*key, secret or rights are wrong/],
    ['an address where nobody is', { endpoint: 'http://127.0.0.1:9' }, /127\.0\.0\.1:9/],
  ])('%s', async (_, change, words) => {
    await expect(open(change)).rejects.toThrow(words)
  })

  it('and starts when all is right', async () => {
    await expect(open({})).resolves.toBeDefined()
  })
})
