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
 */
export function createServerConnection(
  tokens: AccessTokens,
  tokenNumber: () => number,
): ServerConnection {
  let refused: (tokenNumber: number) => void = () => {}
  return {
    options: {
      baseUrl: '/api/',
      token: tokens.current,
      fetch: async (url, init) => {
        const number = tokens.current() === null ? null : tokenNumber()
        const response = await fetch(url, init)
        if (response.status === 401 && number !== null) refused(number)
        return response
      },
    },
    onRefused: (listener) => {
      refused = listener
    },
  }
}
