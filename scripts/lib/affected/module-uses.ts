import { type ParseResult, parseSync } from 'oxc-parser'
import { type Barrel, barrelOf, exportedNames } from './barrel.ts'

/** The dependencies of a module, read from its text. */
export interface ModuleUses {
  readonly requests: readonly Request[]
  /** The paths of `new URL(path, import.meta.url)`. */
  readonly urls: readonly string[]
  readonly globs: readonly Glob[]
  /** Whether it has a dependency that its text does not name. */
  readonly unclear: boolean
  /** Whether a URL is computed at run time. */
  readonly unclearUrl: boolean
  readonly barrel: Barrel | undefined
  /** The names that it exports; undefined when they are not known. */
  readonly exported: ReadonlySet<string> | undefined
}

/** An imported module. */
export interface Request {
  readonly specifier: string
  /** The imported names; undefined when it may be all of them. */
  readonly names?: readonly string[]
  /** Whether it is loaded by `import()`. */
  readonly later?: boolean
}

/** A call of `import.meta.glob`. */
export interface Glob {
  readonly patterns: readonly string[]
  /** Whether the files are read, but not run. */
  readonly contentOnly: boolean
}

const urlCalls = /new URL\(\s*(?:(['"`])([^'"`$:]+)\1|[^)]*?),\s*import\.meta\.url/g
const globCalls =
  /import\.meta\.glob(?:<[^>]*>)?\(\s*(\[[^\]]*\]|'[^']*')\s*(?:,\s*(\{[^}]*\}))?\s*,?\s*\)/g

/** Reads the dependencies of a module. */
export function usesOf(file: string, text: string): ModuleUses {
  const parsed = parseSync(file, text)
  const later = parsed.module.dynamicImports.map(
    ({ moduleRequest: { start, end } }) =>
      /^(['"`])([^'"`$]+)\1$/.exec(text.slice(start, end))?.[2],
  )
  const urls = [...text.matchAll(urlCalls)].map(([, , path]) => path)
  const globs = [...text.matchAll(globCalls)].map(([, list = '', options = '']) => ({
    patterns: [...list.matchAll(/'([^']+)'/g)].map(([, pattern = '']) => pattern),
    contentOnly: /query:\s*'\?(?:raw|url)'/.test(options),
  }))
  const known = (path: string | undefined) => path !== undefined
  return {
    requests: [
      ...requestsOf(parsed),
      ...later.filter(known).map((specifier) => ({ specifier, later: true })),
    ],
    urls: urls.filter(known),
    globs,
    unclear:
      parsed.errors.length > 0 ||
      !later.every(known) ||
      globs.length < text.split(/import\.meta\.glob(?=[<(])/).length - 1,
    unclearUrl: !urls.every(known),
    barrel: barrelOf(parsed, text),
    exported: parsed.errors.length > 0 ? undefined : exportedNames(parsed),
  }
}

/** The modules that a module imports statically, without type imports, which vanish at run time. */
function requestsOf({ module }: ParseResult): Request[] {
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType)
    if (entries.length > 0 && values.length === 0) return []
    const names = values.map(({ importName: { name } }) => name ?? undefined)
    return request(moduleRequest.value, names)
  })
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ moduleRequest, importName: { name } }) =>
      moduleRequest ? request(moduleRequest.value, [name ?? undefined]) : [],
    )
  return [...imported, ...passedOn]
}

function request(specifier: string, names: readonly (string | undefined)[]): Request[] {
  const known = names.filter((name) => name !== undefined)
  const isAll = names.length === 0 || known.length < names.length
  return [isAll ? { specifier } : { specifier, names: known }]
}
