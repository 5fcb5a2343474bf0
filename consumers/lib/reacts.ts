import { join } from 'node:path'
import { root } from '../../scripts/lib/environment.mjs'

/** The versions of React that the board is tried with, and where each is installed. */
export const reacts = {
  '19': join(root, 'node_modules'),
  '18': join(root, 'consumers/react-18/node_modules'),
} as const

export type ReactVersion = keyof typeof reacts

/** The app as it is deployed, and as it is while somebody works on it: with React's checks. */
export const modes = ['built', 'dev'] as const

export type Mode = (typeof modes)[number]
