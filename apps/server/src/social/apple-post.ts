import { z } from 'zod/mini'
import type { GivenName } from '../domain/accounts/social-ports.ts'

/** Where Apple's page is, from which it posts its answer. */
export const appleOrigin = 'https://appleid.apple.com'

/** Where Apple posts its answer to. */
export const appleCallbackPath = '/api/auth/social/apple/callback/'

/** Whether a request is the one that another site may post here: Apple's answer, from Apple's page. */
export const isApplePost = (request: {
  readonly method: string
  readonly path: string
  readonly origin: string | undefined
}): boolean =>
  request.method === 'POST' && request.path === appleCallbackPath && request.origin === appleOrigin

const user = z.object({
  name: z.object({
    firstName: z._default(z.string().check(z.maxLength(200)), ''),
    lastName: z._default(z.string().check(z.maxLength(200)), ''),
  }),
})

/** The name in Apple's form, there only the first time; null where there is none. Its address counts from the ID token only. */
export function readAppleName(text: string | undefined): GivenName | null {
  if (text === undefined) return null
  try {
    const parsed = user.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.name : null
  } catch {
    return null
  }
}
