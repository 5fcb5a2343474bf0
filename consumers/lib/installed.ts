import type { Mode, ReactVersion } from './reacts.ts'

/** What the setup made, for the tests. */
export interface Installed {
  /** The projects, by their React. */
  readonly folders: Readonly<Record<ReactVersion, string>>
  /** Where each app is served. */
  readonly urls: Readonly<Record<ReactVersion, Readonly<Record<Mode, string>>>>
}

const key = 'KINGSIDE_CONSUMERS'

/** Tells the tests, which run in processes of their own. */
export function tell(made: Installed) {
  process.env[key] = JSON.stringify(made)
}

/** @throws Error outside of a test run. */
export function installed(): Installed {
  const text = process.env[key]
  if (!text) throw new Error('Nothing is installed yet: these tests run by `npm run consumers`.')
  return JSON.parse(text)
}
