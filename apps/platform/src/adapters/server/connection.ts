import type { ApiClientOptions } from '@kingside/api'
import type { AccessTokens } from './access-token.ts'

/** How the page's calls reach its server. */
export interface ServerConnection {
  /** For `createClient` with any of the contract's calls. */
  readonly options: ApiClientOptions
  /** Hears of calls that were made with a token and answered with 401, with the token's number. */
  readonly onRefused: (listener: (tokenNumber: number) => void) => void
}

/**
 * Calls to the page's own server, each with the token of the moment.
 * @param tokenNumber the session's number of that token
 * @param language in which the server is to write mails, as a BCP 47 tag
 */
export function createServerConnection(
  tokens: AccessTokens,
  tokenNumber: () => number,
  language: () => string,
): ServerConnection {
  let refused: (tokenNumber: number) => void = () => {}
  return {
    options: {
      baseUrl: '/api/',
      token: tokens.current,
      language,
      fetch: async (url, init) => {
        const number = tokens.current() === null ? null : tokenNumber()
        const response = await (isPing(url) ? inTurn(url, init) : fetch(url, init))
        if (response.status === 401 && number !== null) refused(number)
        return response
      },
    },
    onRefused: (listener) => {
      refused = listener
    },
  }
}

const isPing = (url: string) => url.endsWith('/ping/')

/** How long a ping waits for that of another tab: one that hangs must not hold up the rest. */
const turnMs = 1_000

/** The first ping makes a visitor: two at once, also of two tabs, would make two of the same person. */
async function inTurn(url: string, init: RequestInit): Promise<Response> {
  // Pages without a secure origin have no locks.
  if (!('locks' in navigator)) return fetch(url, init)
  const patience = AbortSignal.timeout(turnMs)
  const signal = AbortSignal.any([patience, ...(init.signal ? [init.signal] : [])])
  let isMyTurn = false
  try {
    return await navigator.locks.request('kingside.ping', { signal }, () => {
      isMyTurn = true
      return fetch(url, init)
    })
  } catch (error) {
    if (isMyTurn || !patience.aborted) throw error
    return fetch(url, init)
  }
}
