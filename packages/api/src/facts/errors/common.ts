/** Codes that belong to no area, with their HTTP statuses. */
export const commonErrorStatus = {
  bad_request: 400,
  unauthorised: 401,
  /** The account is closed or the session was ended elsewhere: the client deletes its login. */
  user_inactive: 401,
  forbidden: 403,
  not_found: 404,
  too_large: 413,
  rate_limited: 429,
  server_error: 500,
  /** The call is specified, but this server does not implement it yet. */
  not_implemented: 501,
  /** The server is stopping, or a service that it needs does not answer; try again later. */
  unavailable: 503,
} as const
