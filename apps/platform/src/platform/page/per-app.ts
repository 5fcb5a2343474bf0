import type { AppDependencies } from '../../dependencies.ts'

/** Makes a value once for each app's dependencies, because stories run several apps in one document. */
export function perApp<Made>(
  make: (deps: AppDependencies) => Made,
): (deps: AppDependencies) => Made {
  const made = new WeakMap<AppDependencies, { readonly value: Made }>()
  return (deps) => {
    const known = made.get(deps)
    if (known) return known.value
    const value = make(deps)
    made.set(deps, { value })
    return value
  }
}
