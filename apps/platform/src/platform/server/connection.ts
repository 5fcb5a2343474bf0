import type { ApiClientOptions } from '@kingside/api'
import { trackRequest } from '../page/when-idle.ts'
import type { AccessTokens } from './access-token.ts'
import { apiBase } from './api-base.ts'
import { takeEarlyPing } from './early-ping.ts'

/** How the page's calls reach its server. */
export interface ServerConnection {
  /** For `createClient` with any of the contract's calls. */
  readonly options: ApiClientOptions
  /** Calls back with the token's number when a call with a token was answered with 401. */
  readonly onRefused: (listener: (tokenNumber: number) => void) => void
}

/**
 * The options for calls to the page's own server, each with the current token.
 * @param tokenNumber the session's number of that token
 * @param language of the server's mails, as a BCP 47 tag
 * @param isAlone whether no other tab has the same visitor
 */
export function createServerConnection(
  tokens: AccessTokens,
  tokenNumber: () => number,
  language: () => string,
  isAlone: boolean,
): ServerConnection {
  let refused: (tokenNumber: number) => void = () => {}
  return {
    options: {
      baseUrl: apiBase(),
      token: tokens.current,
      language,
      fetch: async (url, init) => {
        const number = tokens.current() === null ? null : tokenNumber()
        const call = isPing(url) && !isAlone ? ping(url, init) : fetch(url, init)
        const response = await trackRequest(call)
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

const ping = (url: string, init: RequestInit): Promise<Response> =>
  takeEarlyPing() ?? enqueuePing(url, init)

/**
 * Sends pings one after another, also across tabs: two first pings at once would make two visitors of one person, and
 * the page could continue as the one whose cookie was overwritten. The call's own time limit ends a wait.
 */
function enqueuePing(url: string, init: RequestInit): Promise<Response> {
  // Pages without a secure origin have no locks.
  if (!('locks' in navigator)) return fetch(url, init)
  const options = init.signal ? { signal: init.signal } : {}
  return navigator.locks.request('kingside.ping', options, () => fetch(url, init))
}
