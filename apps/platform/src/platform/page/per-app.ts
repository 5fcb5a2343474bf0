import type { AppDependencies } from '../../dependencies.ts'

/** Makes something of an app's dependencies once for each app: stories have one after another in the same document. */
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
