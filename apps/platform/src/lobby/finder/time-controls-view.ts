import type { TimeControlName } from '../../chess/terms/index.ts'

/** The time controls to choose from, as they come from the server. */
export type TimeControlsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly options: readonly TimeControlName[] }
