/** Codes of no area, with the HTTP status that each comes with. */
export const commonErrorStatus = {
  bad_request: 400,
  unauthorised: 401,
  /** The account is closed or the session was ended elsewhere: the client forgets its login. */
  user_inactive: 401,
  forbidden: 403,
  not_found: 404,
  too_large: 413,
  rate_limited: 429,
  server_error: 500,
  /** The call is specified, and this server does not have its side yet. */
  not_implemented: 501,
  /** The server is stopping, or what it needs does not answer; try again later. */
  unavailable: 503,
} as const
