import { contract } from '@kingside/api'
import { uploadLimits } from '@kingside/api/facts'
import { type Context, Hono } from 'hono'
import { bind, type Route } from '../../bind.ts'
import { CallError } from '../../call-error.ts'
import { isPrivate, publicUrl } from '../../domain/files/file-rules.ts'
import type { StoredFile } from '../../domain/files/file-store.ts'
import type { Files, UploadRefusal } from '../../domain/files/files.ts'

export interface FileRouteDeps {
  readonly files: Files
}

const megabyte = 1_000_000

const details = {
  too_large: `A file may have at most ${uploadLimits.bytes / megabyte} MB.`,
  unsupported_type: "This type of file can't be used here.",
  too_many_pixels: `A picture may have at most ${uploadLimits.pixels / megabyte} megapixels.`,
  broken_file: 'The file is damaged or empty.',
  upload_quota: 'You have sent many files today. Try again tomorrow.',
} as const satisfies Record<UploadRefusal, string>

/** Uploads. */
export const fileRoutes = ({ files }: FileRouteDeps): readonly Route[] => [
  bind(contract.files.upload, async ({ body: { kind, file }, caller }) => {
    const { player } = caller
    if (!player) throw new CallError('unauthorised', 'Sign in first.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kept = await files.upload({ ownerId: player.id, kind, bytes })
    if (typeof kept === 'string') throw new CallError(kept, details[kept])
    return { id: kept.id, url: publicUrl(kept) }
  }),
]

/** Nothing in a file may run or load anything, even where a browser opens it as a page. */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** The files of members, below `/files/`: pictures by their address, everything else by signed links. */
export function uploadsApp({ files }: FileRouteDeps): Hono {
  const app = new Hono()
  app.get('/pictures/:name', async (context) => {
    const found = await files.open(idOf(context))
    if (!found || isPrivate(found.file.kind)) return context.text('Not found', 404)
    return send(context, found, {
      'content-disposition': 'inline; filename="picture.webp"',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  app.get('/private/:name', async (context) => {
    const { until = '', signature = '' } = context.req.query()
    const found = await files.openSigned({ id: idOf(context), until, signature })
    if (found === 'expired') return context.text('This link is over. Ask for a new one.', 410)
    if (!found) return context.text('Not found', 404)
    const isText = found.file.kind === 'pgn'
    return send(context, found, {
      'content-disposition': isText
        ? 'attachment; filename="games.pgn"'
        : 'inline; filename="document.webp"',
      'cache-control': 'private, no-store',
    })
  })
  return app
}

const idOf = (context: Context) =>
  /^([\w-]{22})\.(?:webp|pgn)$/.exec(context.req.param('name') ?? '')?.[1] ?? ''

const send = (
  context: Context,
  { file, bytes }: { readonly file: StoredFile; readonly bytes: Uint8Array },
  headers: Readonly<Record<string, string>>,
) =>
  context.body(new Uint8Array(bytes), 200, { 'content-type': file.mime, ...harmless, ...headers })
