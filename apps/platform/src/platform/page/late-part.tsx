import { type ComponentType, createElement, type ReactNode } from 'react'
import { type AppDependencies, useDependencies } from '../../dependencies.ts'
import { lazyPart } from './lazy-part.tsx'
import type { PartFailedProps } from './PartFailed.tsx'
import { perApp } from './per-app.ts'

/**
 * A part that is not needed at first: it is loaded after it was rendered and the first content is shown.
 * @param waiting shown until it is loaded. @default nothing
 * @param Failed shown when it failed. @default a notice with a button
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
