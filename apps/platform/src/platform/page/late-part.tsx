import { type ComponentType, createElement, type ReactNode } from 'react'
import { type AppDependencies, useDependencies } from '../../dependencies.ts'
import { lazyPart } from './lazy-part.tsx'
import type { PartFailedProps } from './PartFailed.tsx'
import { perApp } from './per-app.ts'

/**
 * A part that nobody needs in the first moment: it is loaded when it has been shown and what is needed first is there.
 * @param waiting stands in its place until it is there. @default nothing
 * @param Failed stands in its place where it failed. @default a notice with a button
 */
export function latePart<Props extends object>(
  load: (deps: AppDependencies) => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
  Failed?: ComponentType<PartFailedProps>,
): ComponentType<Props> {
  const partOf = perApp((deps) =>
    lazyPart(
      async () => {
        await deps.quiet()
        return load(deps)
      },
      waiting,
      Failed,
    ),
  )

  function LatePart(props: Props) {
    return createElement(partOf(useDependencies()), props)
  }

  return LatePart
}
