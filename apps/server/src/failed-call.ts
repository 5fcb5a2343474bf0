import type { Context } from 'hono'
import { CallError, errorResponse } from './call-error.ts'
import { RoomsUnavailableError } from './domain/games/rooms.types.ts'
import { TicketsUnavailableError } from './domain/realtime/tickets.ts'
import type { Log } from './log.ts'
import { languageOf } from './request-language.ts'

/** After how many seconds to ask again for what can't be had while the server starts, stops or has lost its Redis. */
const retrySeconds = 2

/** Answers what a handler threw: its own refusal, what can't be had now, else `server_error`, which is logged. */
export const failedCall =
  (log: Pick<Log, 'error'>) =>
  (error: Error, context: Context): Response => {
    if (error instanceof CallError) {
      const { detailIn } = error.options
      const detail = detailIn ? detailIn(languageOf(context)) : error.message
      return errorResponse(error.code, detail, error.options)
    }
    if (error instanceof RoomsUnavailableError || error instanceof TicketsUnavailableError) {
      return errorResponse('unavailable', 'This is not possible just now. Try again in a moment.', {
        headers: { 'retry-after': String(retrySeconds) },
      })
    }
    // Nobody is there to read the answer.
    if (isOfGoneClient(error)) return errorResponse('bad_request', 'The request broke off.')
    const { method, routePath: route } = context.req
    log.error('call.failed', { method, route }, error)
    return errorResponse('server_error', 'The server failed. It was logged; try again later.')
  }

/** Whether the client has gone while it sent, as Node says it. */
const isOfGoneClient = (error: Error): boolean =>
  error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
