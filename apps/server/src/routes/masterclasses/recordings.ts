import { Hono } from 'hono'
import type { Masterclasses } from '../../domain/masterclasses/masterclasses.ts'
import { partOf, typeOfRecording } from '../../domain/masterclasses/recordings.ts'

/** The files of masterclasses, below `/files/masterclasses`: by addresses for one reader, in parts, so that one can seek. */
export function recordingsApp(masterclasses: Masterclasses | undefined): Hono {
  return new Hono().get('/:slug/:part{recording|captions}', async (context) => {
    const { slug, part } = context.req.param()
    const { player = '', until = '', signature = '' } = context.req.query()
    const opened = await masterclasses?.open({
      slug,
      part: part === 'captions' ? 'captions' : 'recording',
      player,
      until,
      signature,
    })
    if (opened === 'expired') return context.text('This link is over. Load the page again.', 410)
    if (opened === 'closed') return context.text('Masterclasses are for Pro members.', 403)
    if (!opened) return context.text('Not found', 404)
    const { name, file } = opened
    const headers = {
      'content-type': typeOfRecording(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    }
    const asked = partOf(context.req.header('range'), file.size)
    if (asked === 'unfit') {
      return context.body(null, 416, { ...headers, 'content-range': `bytes */${file.size}` })
    }
    const { start, end } = asked ?? { start: 0, end: file.size - 1 }
    if (context.req.method === 'HEAD' || file.size === 0) {
      return context.body(null, 200, { ...headers, 'content-length': String(file.size) })
    }
    return context.body(file.read({ start, end }), asked ? 206 : 200, {
      ...headers,
      'content-length': String(end - start + 1),
      ...(asked && { 'content-range': `bytes ${start}-${end}/${file.size}` }),
    })
  })
}
