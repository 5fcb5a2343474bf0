import type { ComponentType } from 'react'

/** A page of the app and its path. The first route that matches an address is taken. */
export type Route =
  | { readonly path: string; readonly Page: ComponentType }
  /** Its code is loaded when the page is first opened. */
  | {
      readonly path: string
      readonly load: () => Promise<ComponentType>
      /** Whether its words come with those of the first file. @default false */
      readonly isFirst?: boolean
    }
  | { readonly path: string; readonly redirectTo: string }

/** The values of `:name` in an address. */
export type Params = Readonly<Record<string, string>>

const partsOf = (path: string) => path.split('/').filter((part) => part !== '')

/**
 * Matches an address with the path of a route; case and a trailing slash make no difference.
 * @param pattern `:name` stands for any one segment, and `*` at the end for all the rest
 * @returns null if they do not match
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const expected = partsOf(pattern)
  const given = partsOf(pathname)
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    if (part === '*') return params
    const text = given[index]
    if (text === undefined) return null
    if (part.startsWith(':')) params[part.slice(1)] = decoded(text)
    else if (part.toLowerCase() !== text.toLowerCase()) return null
  }
  return given.length === expected.length ? params : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
