import { type SocialProvider, socialProviders } from '@kingside/api/facts'

/** The parameters of a provider's return address. */
export type SocialReturn =
  | {
      readonly kind: 'code'
      readonly provider: SocialProvider
      readonly code: string
      readonly state: string
    }
  | { readonly kind: 'cancelled' | 'failed' }

/** A value that is kept until it is used. */
export interface Brought<Thing> {
  readonly peek: () => Thing | null
  readonly forget: () => void
}

/** What a provider or a mail put into the address, which later pages must not see. */
export interface Arrival {
  readonly social: Brought<SocialReturn>
  /** The token of the mailed link that sets a new password. */
  readonly resetToken: Brought<string>
}

const secrets = ['social', 'social_error', 'code', 'state', 'token'] as const

/**
 * Reads the values of the address and removes them, so that they are in no history, shared link or log of another site.
 * Call it once, before anything else reads the address.
 */
export function readArrival(): Arrival {
  const url = new URL(window.location.href)
  const { searchParams: query } = url
  const popup = query.get('popup')
  const social = popup === 'sign-in' ? socialOf(query) : null
  const resetToken = popup === 'password-reset' ? query.get('token') : null
  if (social !== null || resetToken !== null) {
    for (const name of secrets) query.delete(name)
    window.history.replaceState(window.history.state, '', url)
  }
  return { social: brought(social), resetToken: brought(resetToken) }
}

function socialOf(query: URLSearchParams): SocialReturn | null {
  const error = query.get('social_error')
  if (error !== null) return { kind: error === 'cancelled' ? 'cancelled' : 'failed' }
  const name = query.get('social')
  if (name === null) return null
  const provider = socialProviders.find((known) => known === name)
  const [code, state] = [query.get('code'), query.get('state')]
  return provider && code && state ? { kind: 'code', provider, code, state } : { kind: 'failed' }
}

function brought<Thing>(thing: Thing | null): Brought<Thing> {
  let kept = thing
  return {
    peek: () => kept,
    forget: () => {
      kept = null
    },
  }
}
