import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react'
import { PartFailed, type PartFailedProps } from './PartFailed.tsx'
import { isUnloaded } from './is-unloaded.ts'
import { ContentBoundary } from './ContentBoundary.tsx'

/**
 * A part of a page that is loaded when it is first shown. One that does not arrive, or throws, leaves the page as it
 * is and can be asked for again.
 * @param waiting stands in its place until it is there. @default nothing
 * @param Failed stands in its place where it failed. @default a notice with a button
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  Failed: ComponentType<PartFailedProps> = PartFailed,
): ComponentType<Props> {
  const begin = () => lazy(async () => ({ default: await load() }))
  const first = begin()

  function LazyPart(props: Props) {
    const [part, setPart] = useState(() => first)
    const renderFailed = (error: unknown, retry: () => void) => (
      <Failed
        reason={isUnloaded(error) ? 'unloaded' : 'broken'}
        onRetry={() => {
          setPart(begin())
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

  return LazyPart
}
