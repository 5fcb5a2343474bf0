import { Hono } from 'hono'
import type { AccountDeps } from './deps.ts'
import { savedAccountId } from './saved-account.ts'

/**
 * The files with all games of a member, below `/files/games/`: each for the browser in which its owner is signed in, and
 * for no other. The parts follow each other as they are read, so that none but one is in memory.
 */
export function gamesArchiveApp({
  account,
  ownData,
  publicOrigin,
}: Pick<AccountDeps, 'account' | 'ownData' | 'publicOrigin'>): Hono {
  const app = new Hono()
  app.get('/:name', async (context) => {
    const key = /^([\w-]{16,64})\.pgn$/.exec(context.req.param('name'))?.[1]
    if (!ownData || key === undefined) return context.text('Not found', 404)
    const accountId = await savedAccountId({ account, publicOrigin }, context)
    const file = accountId === null ? null : await ownData.archive.open(accountId, key)
    if (!file) return context.text('Not found', 404)
    const day = file.madeAt.toISOString().slice(0, 10)
    return context.body(streamOf(file.bytes()), 200, {
      'content-type': 'application/x-chess-pgn; charset=utf-8',
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="kingside-games-${day}.pgn"`,
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}

/** Reads a part when the one before it has been taken. */
const streamOf = (parts: AsyncGenerator<Uint8Array>) =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
