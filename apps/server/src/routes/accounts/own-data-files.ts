import { Hono } from 'hono'
import type { AccountDeps } from './deps.ts'
import { savedAccountId } from './saved-account.ts'

/**
 * The files with members' data, below `/files/own/`: each for the browser in which its owner is signed in, and for no
 * other. A link has no token in it, so the saved sign-in is asked, without renewing it.
 */
export function ownDataApp({
  account,
  ownData,
  publicOrigin,
}: Pick<AccountDeps, 'account' | 'ownData' | 'publicOrigin'>): Hono {
  const app = new Hono()
  app.get('/:name', async (context) => {
    const key = /^([\w-]{16,64})\.zip$/.exec(context.req.param('name'))?.[1]
    if (!ownData || key === undefined) return context.text('Not found', 404)
    const accountId = await savedAccountId({ account, publicOrigin }, context)
    const bytes = accountId === null ? null : await ownData.ownData.open(accountId, key)
    if (!bytes) return context.text('Not found', 404)
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="kingside.zip"',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
  })
  return app
}
