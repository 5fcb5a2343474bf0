import { uploadLimits } from '@kingside/api/facts'
import type { Context } from 'hono'
import { CallError } from './call-error.ts'

/** The parts of a form beside its file: boundaries, names, types. */
const envelopeBytes = 16 * 1024
const most = uploadLimits.bytes + envelopeBytes

/**
 * Reads a form with a file as its fields. What is longer than a file may be is left unread.
 * @throws CallError `bad_request`, `too_large`
 */
export async function readForm(context: Context): Promise<Readonly<Record<string, unknown>>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new CallError('bad_request', 'The body must be sent as multipart/form-data.')
  }
  if (Number(context.req.header('content-length') ?? 0) > most) throw tooLarge()
  const bytes = await readUpTo(context.req.raw.body, most)
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    return Object.fromEntries(form)
  } catch {
    throw new CallError('bad_request', 'The body is not a valid form.')
  }
}

async function readUpTo(body: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const tooLarge = () =>
  new CallError('too_large', `A file may have at most ${uploadLimits.bytes / 1_000_000} MB.`)
