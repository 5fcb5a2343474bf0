import type { ReactNode } from 'react'

/** Where the data of a table, a list or a chart stands. `loading` and `failed` must say so in words. */
export type Loadable =
  | { status?: 'ready'; loadingLabel?: undefined; failure?: undefined }
  | {
      status: 'loading'
      /** What is on its way, for screen readers, such as `Loading the standings`. */
      loadingLabel: string
      failure?: undefined
    }
  | {
      status: 'failed'
      loadingLabel?: undefined
      /** What went wrong and the way to try again: an `ErrorState`, or a `Banner` with a `Button`. */
      failure: ReactNode
    }
