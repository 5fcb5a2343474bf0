import { type FileKind, type PictureType, uploadLimits } from '@kingside/api/facts'
import type { Clock } from '../clock.ts'
import type { Digests } from '../accounts/ports.ts'
import type { Blobs } from './blobs.ts'
import { blobName, isPrivate, type PictureShape, shapeOf } from './file-rules.ts'
import type { FileName, FileStore, StoredFile } from './file-store.ts'
import { pictureTypeOf, textOf } from './sniff.ts'

/** A picture as it is kept. */
export interface DrawnPicture {
  /** WebP, with nothing in it but pixels. */
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Draws a picture anew; a refusal says why it can't. */
export type DrawPicture = (
  bytes: Uint8Array,
  type: PictureType,
  shape: PictureShape,
) => Promise<DrawnPicture | 'too_many_pixels' | 'broken_file'>

export type UploadRefusal =
  | 'too_large'
  | 'unsupported_type'
  | 'too_many_pixels'
  | 'broken_file'
  | 'upload_quota'

export interface FilesDeps {
  readonly store: FileStore
  readonly blobs: Blobs
  readonly draw: DrawPicture
  readonly digests: Pick<Digests, 'keyed' | 'equal'>
  readonly clock: Pick<Clock, 'now'>
  /** Makes 128 random bits as 22 characters. */
  readonly createId: () => string
  /** Bytes that could not be taken away; they are tried again. */
  readonly onError: (error: unknown) => void
}

/** Files that members send. */
export interface Files {
  /** Keeps a file for a day, until `take`. */
  readonly upload: (file: {
    /** The player who sends it. */
    readonly ownerId: number
    readonly kind: FileKind
    readonly bytes: Uint8Array
  }) => Promise<FileName | UploadRefusal>
  /**
   * Takes a file that its owner has sent for this purpose, once; from then on it stays until `remove`.
   * @returns null when it is not theirs, of another kind, used, or gone: to the caller there is no such file
   */
  readonly take: (file: FileName & { readonly ownerId: number }) => Promise<StoredFile | null>
  /** A file that is there, with its bytes; null is none. */
  readonly open: (
    id: string,
  ) => Promise<{ readonly file: StoredFile; readonly bytes: Uint8Array } | null>
  /**
   * A link to a file of a private kind that holds for five minutes, for whoever may see it: the caller has checked that.
   * A path of this server.
   */
  readonly signedLink: (file: FileName) => string
  /** What a signed link leads to. */
  readonly openSigned: (link: {
    readonly id: string
    readonly until: string
    readonly signature: string
  }) => Promise<{ readonly file: StoredFile; readonly bytes: Uint8Array } | 'expired' | null>
  /** Deletes files with their bytes; ids that are not there are no mistake. */
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** Takes away what nobody took within a day, and bytes that could not be taken away before. */
  readonly sweep: () => Promise<void>
}

const dayMs = 24 * 3_600_000
/** How long a signed link holds: long enough to open it, too short to be passed on. */
const linkMs = 5 * 60_000
const batch = 200

/** Puts uploads together. */
export function createFiles(deps: FilesDeps): Files {
  const { store, blobs, digests, clock, onError } = deps
  const signatureOf = (id: string, until: string) => digests.keyed(`file ${id} ${until}`)

  const open = async (id: string) => {
    const file = await store.find(id)
    const bytes = file && (await blobs.get(blobName(file)))
    return file && bytes ? { file, bytes } : null
  }

  const purge = async () => {
    const gone = await store.listDeleted(batch)
    const removed = await Promise.all(
      gone.map((file) =>
        blobs.remove(blobName(file)).then(
          () => [file.id],
          (error: unknown) => {
            onError(error)
            return []
          },
        ),
      ),
    )
    await store.purge(removed.flat(), clock.now())
    return gone.length
  }

  return {
    upload: (file) => upload(deps, file),
    take: (file) => store.take(file, clock.now()),
    open,
    signedLink: (file) => {
      if (!isPrivate(file.kind)) throw new TypeError('A public file has an address already.')
      const until = String(clock.now().getTime() + linkMs)
      const query = new URLSearchParams({ until, signature: signatureOf(file.id, until) })
      return `/files/${blobName(file)}?${query}`
    },
    openSigned: async ({ id, until, signature }) => {
      if (!digests.equal(signature, signatureOf(id, until))) return null
      return Number(until) < clock.now().getTime() ? 'expired' : open(id)
    },
    remove: async (ids) => {
      await store.remove(ids, clock.now())
      if (ids.length > 0) await purge()
    },
    sweep: async () => {
      const now = clock.now()
      await store.removeUnused(new Date(now.getTime() - dayMs), now)
      await purge()
      // The quota looks at the day of UTC.
      await store.forget(new Date(now.getTime() - 2 * dayMs))
    },
  }
}

async function upload(
  { store, blobs, draw, clock, createId }: FilesDeps,
  { ownerId, kind, bytes }: Parameters<Files['upload']>[0],
): Promise<FileName | UploadRefusal> {
  if (bytes.length > uploadLimits.bytes) return 'too_large'
  const id = createId()
  const day = { files: uploadLimits.filesADay, bytes: uploadLimits.bytesADay }
  const expected = { id, kind, ownerId, sentSize: bytes.length }
  if (!(await store.expect(expected, day, clock.now()))) return 'upload_quota'
  const made = await madeOf(kind, bytes, draw)
  if (typeof made === 'string') {
    await store.remove([id], clock.now())
    return made
  }
  await blobs.put(blobName(expected), made.bytes, made.mime)
  const { mime, width, height } = made
  await store.keep(id, { size: made.bytes.length, mime, width, height })
  return { id, kind }
}

/** What is kept of the bytes that were sent: never those bytes themselves, but for text. */
async function madeOf(kind: FileKind, bytes: Uint8Array, draw: DrawPicture) {
  const shape = shapeOf[kind]
  if (shape === 'text') {
    const text = textOf(bytes)
    if (text === null || pictureTypeOf(bytes) !== null) return 'unsupported_type'
    if (text.trim() === '') return 'broken_file'
    const mime = 'application/x-chess-pgn; charset=utf-8'
    return { bytes: new TextEncoder().encode(text), mime, width: null, height: null }
  }
  const type = pictureTypeOf(bytes)
  if (type === null) return 'unsupported_type'
  const drawn = await draw(bytes, type, shape)
  return typeof drawn === 'string' ? drawn : { ...drawn, mime: 'image/webp' }
}
