import type { ParseResult } from 'oxc-parser'

/**
 * A module that only re-exports. An importer of one name depends on that name's module only, because the packages have
 * no side effects on import.
 */
export interface Barrel {
  /** The source of each name; without a name it is the whole module. */
  readonly names: ReadonlyMap<string, Binding>
  /** Modules that are re-exported entirely. */
  readonly stars: readonly string[]
  /** Modules that are imported for their side effects. */
  readonly effects: readonly string[]
}

export interface Binding {
  readonly from: string
  readonly name?: string
}

/** @returns undefined when the module has more than re-exports. */
export function barrelOf({ module }: ParseResult, text: string): Barrel | undefined {
  const { staticImports, staticExports } = module
  const values = staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType)
  if (values.length === 0 || values.some(({ moduleRequest }) => !moduleRequest)) return undefined
  if (staticImports.some(({ entries }) => entries.some(({ isType }) => !isType))) return undefined
  if (hasMoreThan([...staticImports, ...staticExports], text)) return undefined
  const names = new Map<string, Binding>()
  const stars: string[] = []
  for (const { moduleRequest, importName, exportName } of values) {
    const from = moduleRequest?.value ?? ''
    if (exportName.name === null) stars.push(from)
    else
      names.set(exportName.name, {
        from,
        ...(importName.name !== null && { name: importName.name }),
      })
  }
  const effects = staticImports
    .filter(({ entries }) => entries.length === 0)
    .map(({ moduleRequest }) => moduleRequest.value)
  return { names, stars, effects }
}

/** The names of values that a module exports; undefined when it passes on all of another one. */
export function exportedNames({ module }: ParseResult): ReadonlySet<string> | undefined {
  const entries = module.staticExports.flatMap((statement) => statement.entries)
  const values = entries.filter(({ isType }) => !isType)
  const names = values.map(
    ({ exportName, moduleRequest }) => exportName.name ?? (moduleRequest ? null : 'default'),
  )
  return names.includes(null) ? undefined : new Set(names.filter((name) => name !== null))
}

interface Span {
  readonly start: number
  readonly end: number
}

function hasMoreThan(spans: readonly Span[], text: string): boolean {
  let rest = text
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + rest.slice(end)
  }
  return /[^\s;]/.test(rest.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
}

const sameBinding = (a: Binding | undefined, b: Binding | undefined) =>
  a?.from === b?.from && a?.name === b?.name

const sameList = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n')

/** Files of the same package cannot re-export a name twice, so one that is new or gone takes no name from another. */
const foreign = (stars: readonly string[]) => stars.filter((from) => !from.startsWith('.'))

/** The names with a new source; undefined when that may be all of them. */
export function changedNames(before: Barrel, now: Barrel): string[] | undefined {
  if (!sameList(foreign(before.stars), foreign(now.stars))) return undefined
  if (!sameList(before.effects, now.effects)) return undefined
  const names = new Set([...before.names.keys(), ...now.names.keys()])
  return [...names].filter((name) => !sameBinding(before.names.get(name), now.names.get(name)))
}
