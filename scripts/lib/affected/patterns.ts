import { matchesGlob } from 'node:path'

/** Whether a file fits one of some patterns, as `docs/**`. */
export const matches = (file: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => matchesGlob(file, pattern))
