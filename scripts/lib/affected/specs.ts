import { posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { BarrelName, ImportGraph } from './import-graph.ts'
import { matches } from './patterns.ts'
import {
  isSpec,
  pageLists,
  specsOfEveryPage,
  unnoticed,
  usedByPages,
  wordsOfPages,
} from './rules.ts'

/** The changes as e2e sees them: changed messages count as their modules. */
export interface AppChanges {
  readonly files: readonly string[]
  readonly names: readonly BarrelName[]
}

interface App {
  readonly files: ReadonlySet<string>
  readonly read: (file: string) => string
  readonly graph: ImportGraph
}

const ignored = (file: string) => matches(file, unnoticed['e2e'] ?? [])

/** TypeScript of which only imports decide where it is used. */
const isModule = (file: string) => /^(?:packages|apps)\/[^/]+\/src\/.*\.tsx?$/.test(file)

const wordsOf = (page: string) =>
  Object.entries(wordsOfPages).find(([pattern]) => matches(page, [pattern]))?.[1]

/** Decides which specs of e2e open a page that a change affects; a reason stands for all of them. */
export function affectedSpecs(
  { files, names }: AppChanges,
  { files: all, read, graph }: App,
): { readonly because: string } | { readonly affected: (spec: string) => boolean } {
  const changed = files.filter((file) => !ignored(file))
  const { affected, pages } = graph.pagesAffectedBy({ files: changed, names }, pageLists)
  const shared = [...affected.keys()].find((file) => matches(file, usedByPages))
  if (shared !== undefined) return { because: `${shared}, on which every page depends, can differ` }
  const opened = [...pages]
  const unknown = opened.find((page) => wordsOf(page) === undefined)
  if (unknown !== undefined) return { because: `${unknown} has no words in rules.ts` }
  const stray = changed.find(
    (file) => !hasKnownUse(file, graph) && !(all.has(file) && hasOnlyTypes(file, read(file))),
  )
  if (stray !== undefined) return { because: `it is unknown which pages use ${stray}` }
  const words = opened.map(wordsOf).filter((pattern) => pattern !== undefined)
  const textOf = textsWithHelpers(all, read)
  return {
    affected: (spec) =>
      affected.has(spec) ||
      (opened.length > 0 && matches(spec, specsOfEveryPage)) ||
      words.some((pattern) => pattern.test(textOf(spec))),
  }
}

/** Whether imports tell where a changed file is used: on pages, in specs, or in other tests only. */
function hasKnownUse(file: string, graph: ImportGraph): boolean {
  if (isSpec(file) || graph.barrels.has(file)) return true
  const { affected, pages } = graph.pagesAffectedBy({ files: [file] }, pageLists)
  if (pages.size > 0) return true
  const others = [...affected.keys()].filter((other) => other !== file)
  const isHelper = file.startsWith('e2e/')
  return (isHelper && others.some(isSpec)) || (isModule(file) && others.some(ignored))
}

/** Whether nothing of a module is left at run time. */
function hasOnlyTypes(file: string, text: string): boolean {
  if (!isModule(file)) return false
  return parseSync(file, text).program.body.every((statement) => {
    switch (statement.type) {
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        return true
      case 'ImportDeclaration':
        return statement.importKind === 'type'
      case 'ExportNamedDeclaration':
        return statement.exportKind === 'type'
      default:
        return false
    }
  })
}

/** The text of a spec together with the helpers of e2e that it imports. */
function textsWithHelpers(all: ReadonlySet<string>, read: (file: string) => string) {
  const collect = (file: string, seen: Set<string>): string => {
    if (seen.has(file) || !all.has(file)) return ''
    seen.add(file)
    const text = read(file)
    const helpers = [...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, path = '']) =>
      posix.join(posix.dirname(file), path),
    )
    return [text, ...helpers.map((helper) => collect(helper, seen))].join('\n')
  }
  return (spec: string) => collect(spec, new Set())
}
