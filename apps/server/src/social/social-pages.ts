import { Hono } from 'hono'
import { CallError, errorResponse } from '../call-error.ts'
import { clientAddress } from '../client-address.ts'
import { parseOwnPath } from '../domain/accounts/own-path.ts'
import { keepNameOfSocial, pathOfSocial, startSocial } from '../domain/accounts/social.ts'
import { accountLimits } from '../domain/limits/limits.ts'
import { spend } from '../limit.ts'
import type { AccountDeps } from '../routes/accounts/deps.ts'
import { appleCallbackPath, readAppleName } from './apple-post.ts'
import { readSocialCookie, writeSocialCookie } from './social-cookie.ts'

/**
 * The addresses that a browser is led through, relative to `/api/auth/social/`: `:provider/` to the provider, and
 * `:provider/callback/` back to the page that asked, which finishes by `auth.social.finish`. Apple posts to the latter.
 */
export function socialPages({ account, limiter, publicOrigin }: AccountDeps): Hono {
  const pages = new Hono()

  pages.get('/:provider/', async (context) => {
    await spend(limiter, [[accountLimits.socialByAddress, clientAddress(context)]])
    const path = parseOwnPath(context.req.query('state') ?? '/')
    if (path === null) {
      return errorResponse('bad_request', 'The state must be a path of this site, such as /lobby.')
    }
    const started = await startSocial(account, context.req.param('provider'), path)
    if (!started) return errorResponse('not_found', 'There is no such provider here.')
    writeSocialCookie(context, started.state, publicOrigin)
    return context.redirect(started.url)
  })

  pages.get('/:provider/callback/', async (context) => {
    const provider = context.req.param('provider')
    const { state = '', code, error } = context.req.query()
    const isOwn = state !== '' && readSocialCookie(context) === state
    const path = isOwn ? await pathOfSocial(account, provider, state) : null
    if (path === null) return context.redirect(back('/', { social_error: 'failed' }))
    if (code) return context.redirect(back(path, { social: provider, code, state }))
    const reason = error !== undefined && cancelled.includes(error) ? 'cancelled' : 'failed'
    return context.redirect(back(path, { social_error: reason }))
  })

  // Apple's answer comes as a form of another site, with which browsers send no cookie of ours (SameSite=Lax). So it
  // proves nothing here: only the name is put beside the state, and the browser is led on by GET, with its cookie.
  pages.post('/apple/callback/', async (context) => {
    await spend(limiter, [[accountLimits.socialByAddress, clientAddress(context)]])
    const form = await context.req.parseBody()
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined)
    const state = text('state') ?? ''
    const name = readAppleName(text('user'))
    if (name) await keepNameOfSocial(account, 'apple', state, name)
    const answer = { state, code: text('code'), error: text('error') }
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(answer)) if (value) query.set(key, value)
    return context.redirect(`${appleCallbackPath}?${query}`, 303)
  })

  pages.onError((error) => {
    if (error instanceof CallError) return errorResponse(error.code, error.message, error.options)
    throw error
  })
  return pages
}

/** What providers answer when the person has turned back. */
const cancelled: readonly string[] = ['access_denied', 'user_cancelled_authorize']

/** The page with the sign-in popup open over it. */
function back(path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, 'https://own.invalid')
  for (const [name, value] of Object.entries({ popup: 'sign-in', ...query })) {
    url.searchParams.set(name, value)
  }
  return `${url.pathname}${url.search}${url.hash}`
}
