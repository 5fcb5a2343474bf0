/** Whether the code of a page failed to load, because of the network or a new version. Browsers give only a text. */
export const isUnloaded = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script|Unable to preload/i.test(error.message)
