import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { moreWords } from '../intl/index.ts'
import { PartFailed, type PartFailedProps } from './PartFailed.tsx'
import { isUnloaded } from './is-unloaded.ts'
import { ContentBoundary } from './ContentBoundary.tsx'

/** A part of a page in a file of its own. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode
  /** Loads it before it is shown, so that it then renders at once. */
  readonly prepare: () => Promise<void>
}

/**
 * A part of a page that is loaded when it is first shown, or before while the browser is idle (`usePrepared`). If it
 * fails to load, or throws, the page stays and the part can be retried.
 * @param waiting shown until it is loaded. @default nothing
 * @param Failed shown when it failed. @default a notice with a button
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  Failed: ComponentType<PartFailedProps> = PartFailed,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null
  const get = async () => {
    if (loaded) return loaded
    const [part] = await Promise.all([load(), moreWords()])
    loaded = part
    return part
  }
  const begin = (): ComponentType<Props> => lazy(async () => ({ default: await get() }))
  const first = begin()

  function Part(props: Props) {
    const [part, setPart] = useState(() => loaded ?? first)
    const renderFailed = (error: unknown, retry: () => void) => (
      <Failed
        reason={isUnloaded(error) ? 'unloaded' : 'broken'}
        onRetry={() => {
          setPart(begin)
          retry()
        }}
      />
    )
    return (
      <ContentBoundary fallback={renderFailed}>
        <Suspense fallback={waiting}>{createElement(part, props)}</Suspense>
      </ContentBoundary>
    )
  }

  // If it fails to load, showing it loads it again.
  return Object.assign(Part, {
    prepare: async () => {
      await get().catch(() => null)
    },
  })
}
