import { matchesGlob } from 'node:path'

/** Whether a file matches one of some patterns such as `docs/**`. */
export const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern))
