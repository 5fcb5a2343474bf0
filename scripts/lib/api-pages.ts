import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiReports } from './api-report.ts'
import { stylesReport } from './api-styles.ts'
import { publishedPaths } from './dist-manifest.mjs'

interface Published {
  readonly name: string
  readonly exports: Readonly<Record<string, { readonly types: string; readonly default: string }>>
}

/**
 * The pages of a built package by their file names: one for each entry, one for all entries of a
 * pattern, and one for the stylesheet.
 * @throws Error when the entries of a pattern differ.
 */
export function pagesOfPackage(dist: string): ReadonlyMap<string, string> {
  const { name, exports }: Published = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8'))
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  const paths = publishedPaths(
    exports,
    files.map((file) => `./${file.replaceAll('\\', '/')}`),
  )
  const modules = paths.filter((entry) => !entry.path.endsWith('.css'))
  const reports = apiReports({
    name,
    entries: new Map(modules.map(({ path, types }) => [path, join(dist, types)])),
  })
  const pages = new Map<string, string>()
  for (const { path, pattern } of modules) {
    const page = reports.get(path)?.replaceAll(name + path.slice(1), name + pattern.slice(1)) ?? ''
    const other = pages.get(fileName(pattern))
    if (other !== undefined && other !== page) {
      throw new Error(
        `${name} exports "${pattern}", but "${path}" does not export what the others do. Those who import by a pattern count on one shape.`,
      )
    }
    pages.set(fileName(pattern), page)
  }
  // The stylesheets of a pattern only set variables that this one reads.
  if ('./styles.css' in exports) {
    const css = readFileSync(join(dist, 'styles.css'), 'utf8')
    pages.set(fileName('./styles.css'), stylesReport(`${name}/styles.css`, css))
  }
  return pages
}

/** `index.api.md` for `.`, `theme.api.md` for `./theme`, `themes.name.api.md` for `./themes/*`. */
const fileName = (path: string) =>
  `${path === '.' ? 'index' : path.slice(2).replaceAll('/', '.').replace('*', 'name')}.api.md`

/** The differences of committed pages from the build's, one line for each. */
export function differences(
  committed: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, string>,
): readonly string[] {
  const names = [...new Set([...committed.keys(), ...built.keys()])].sort()
  return names.flatMap((name) => {
    const [before, after] = [committed.get(name), built.get(name)]
    if (before === after) return []
    if (before === undefined) return [`${name}: a new entry`]
    if (after === undefined) return [`${name}: the entry is gone`]
    return [[`${name}:`, ...changedLines(before, after)].join('\n  ')]
  })
}

/** The lines that only one of two pages has, as `- old` and `+ new`. */
function changedLines(before: string, after: string): readonly string[] {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const changed = [
    ...old.filter((line) => !now.includes(line)).map((line) => `- ${line.trim()}`),
    ...now.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`),
  ]
  return changed.length > 0 ? changed : ['the same lines in another order']
}
