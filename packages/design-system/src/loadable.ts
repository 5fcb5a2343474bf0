import type { ReactNode } from 'react'

/** The data state of a table, a list or a chart. `loading` and `failed` have texts. */
export type Loadable =
  | { status?: 'ready'; loadingLabel?: undefined; failure?: undefined }
  | {
      status: 'loading'
      /** What is loading, for screen readers, such as `Loading the standings`. */
      loadingLabel: string
      failure?: undefined
    }
  | {
      status: 'failed'
      loadingLabel?: undefined
      /** The error and a way to try again: an `ErrorState`, or a `Banner` with a `Button`. */
      failure: ReactNode
    }
