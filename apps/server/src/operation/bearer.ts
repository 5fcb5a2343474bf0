import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'

/** Whether a request carries this token as `Authorization: Bearer …`; the time that it takes reveals nothing of the token. */
export function carriesBearer(context: Context, token: string): boolean {
  const [scheme, given = ''] = (context.req.header('authorization') ?? '').split(' ')
  return scheme === 'Bearer' && timingSafeEqual(digest(given), digest(token))
}

/** Equal in length, so that comparing takes the same time for every token. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
