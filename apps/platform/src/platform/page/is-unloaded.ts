/** The code of a page did not arrive: no network, or a new version has taken its place. Browsers say it in words alone. */
export const isUnloaded = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Unable to preload/i.test(error.message)
