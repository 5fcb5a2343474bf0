import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import type { Barrel } from './barrel.ts'
import { type ModuleUses, usesOf } from './module-uses.ts'
import { matches } from './patterns.ts'

/** The files of a repository, by path from its root with forward slashes. */
export interface Repository {
  readonly root: string
  readonly files: ReadonlySet<string>
  readonly read: (file: string) => string
}

/** Dependencies that are not imports. Both are patterns of files by a pattern of modules. */
export interface GraphRules {
  /** Files that modules read other than by imports and URLs. */
  readonly reads: Readonly<Record<string, readonly string[]>>
  /** Imports of which only the files themselves count, not their dependencies. */
  readonly shallow: Readonly<Record<string, readonly string[]>>
  /** Imports that no test ever makes. */
  readonly neverInTests: Readonly<Record<string, readonly string[]>>
}

/** What changed. */
export interface Changes {
  /** Changed and deleted files. */
  readonly files: readonly string[]
  /** Names of barrels that have a new source. */
  readonly names?: readonly BarrelName[]
}

export interface BarrelName {
  readonly barrel: string
  /** Undefined for all names. */
  readonly name: string | undefined
}

/** Each affected file with the file that affected it; a changed file has itself. */
export type Affected = ReadonlyMap<string, string>

/** What a change affects, page by page. */
export interface AffectedPages {
  /** The files that are affected without the way through a list of pages. */
  readonly affected: Affected
  /** The affected modules that a list of pages loads by `import()`. */
  readonly pages: ReadonlySet<string>
}

/** The dependencies between files. */
export interface ImportGraph {
  readonly affectedBy: (changes: Changes) => Affected
  /** The same, but a change of a page does not affect the modules (`lists`) that only load it. */
  readonly pagesAffectedBy: (changes: Changes, lists: readonly string[]) => AffectedPages
  /** The modules that contain a text. */
  readonly modulesWith: (text: string) => string[]
  /** The barrels, by their path. */
  readonly barrels: ReadonlyMap<string, Barrel>
}

/** Modules that read files by name, or start programs that do. */
const readers = new Set([
  'child_process',
  'dependency-cruiser',
  'fs',
  'fs/promises',
  'playwright',
  'rolldown',
  'vite',
  'vitest/node',
])

/** The node for unknown dependencies, which every change affects. */
const anything = '*'

// Besides each file there are nodes for its content alone and for each name imported from a barrel.
const contentOf = (file: string) => `${file}?`
const nameOf = (file: string, name: string) => `${file}#${name}`

const ruleFor = (rules: Readonly<Record<string, readonly string[]>>, file: string) =>
  Object.entries(rules).find(([pattern]) => matches(file, [pattern]))?.[1]

/** Builds the graph of a repository's modules. Every change affects unknown dependencies. */
export function importGraph({ root, files, read }: Repository, rules: GraphRules): ImportGraph {
  const texts = new Map(
    [...files].filter((file) => /\.[mc]?[jt]sx?$/.test(file)).map((file) => [file, read(file)]),
  )
  const modules = new Map([...texts].map(([file, text]) => [file, usesOf(file, text)]))
  const barrels = new Map(
    [...modules].flatMap(([file, { barrel }]) => (barrel ? [[file, barrel]] : [])),
  )
  const edges = createEdges(files)
  const resolve = createResolver(root, files)
  const takeNames = createNames(modules, resolve, edges)
  for (const [file, uses] of modules) {
    const declared = ruleFor(rules.reads, file)
    const shallow = ruleFor(rules.shallow, file) ?? []
    const passedOver = [...shallow, ...(ruleFor(rules.neverInTests, file) ?? [])]
    edges.connectMatching(file, { wanted: [...(declared ?? []), ...shallow] })
    followPaths(file, uses, edges)
    if (uses.unclear || (uses.unclearUrl && !declared)) edges.connect(file, anything)
    for (const { specifier, names, later } of uses.requests) {
      if (readers.has(specifier.replace(/^node:/, '')) && !declared) edges.connect(file, anything)
      const to = resolve(file, specifier)
      if (to === undefined || matches(to, passedOver)) continue
      if (/\?(?:raw|url)\b/.test(specifier)) edges.connect(file, contentOf(to))
      else if (later) edges.connectLater(file, to)
      else takeNames(file, to, names)
    }
  }
  return {
    barrels,
    affectedBy: (changes) => {
      const { affected, add } = spread(changes, edges)
      // Last, so that files with a known reason keep it.
      if (changes.files.length > 0) add(anything, anything)
      return affected
    },
    pagesAffectedBy: (changes, lists) => {
      const { affected } = spread(changes, edges, new Set(lists))
      const isPage = (file: string) => lists.some((list) => edges.isLoadedBy(file, list))
      return { affected, pages: new Set([...affected.keys()].filter(isPage)) }
    },
    modulesWith: (part) => [...texts].flatMap(([file, text]) => (text.includes(part) ? file : [])),
  }
}

interface FileSet {
  readonly wanted: readonly string[]
  readonly unwanted?: readonly string[]
}

const isIn = (file: string, { wanted, unwanted = [] }: FileSet) =>
  matches(file, wanted) && !matches(file, unwanted)

type Edges = ReturnType<typeof createEdges>

function createEdges(files: ReadonlySet<string>) {
  const usedBy = new Map<string, Set<string>>()
  const loadedBy = new Map<string, Set<string>>()
  const sets: { readonly user: string; readonly set: FileSet }[] = []
  return {
    files,
    connect: (user: string, used: string) =>
      void usedBy.set(used, (usedBy.get(used) ?? new Set()).add(user)),
    connectLater: (user: string, used: string) =>
      void loadedBy.set(used, (loadedBy.get(used) ?? new Set()).add(user)),
    isLoadedBy: (file: string, user: string) => loadedBy.get(file)?.has(user) ?? false,
    /** Matches deleted and future files too. */
    connectMatching: (user: string, set: FileSet) => void sets.push({ user, set }),
    usersOf: (node: string): Iterable<string> => usedBy.get(node) ?? [],
    loadersOf: (node: string): Iterable<string> => loadedBy.get(node) ?? [],
    usersMatching: (file: string) =>
      sets.filter(({ set }) => isIn(file, set)).map(({ user }) => user),
    names: () => [...usedBy.keys()].filter((node) => node.includes('#')),
  }
}

/** Finds a file of the repository, `*` for an unknown dependency, or undefined for a package. */
function createResolver(root: string, files: ReadonlySet<string>) {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'browser', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  })
  return (file: string, specifier: string): string | undefined => {
    const path = specifier.replace(/\?.*$/, '')
    if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
    if (isBuiltin(path)) return undefined
    const found = resolver.sync(posix.join(root, posix.dirname(file)), path).path
    if (found === undefined) return path.startsWith('@kingside/') ? anything : undefined
    const inside = posix.relative(root, found.replaceAll('\\', '/'))
    return files.has(inside) ? inside : undefined
  }
}

/** Connects an importer to the sources of the names that it imports, through any number of barrels. */
function createNames(
  modules: ReadonlyMap<string, ModuleUses>,
  resolve: ReturnType<typeof createResolver>,
  { connect }: Edges,
) {
  const followed = new Set<string>()
  const mayExport = (
    file: string | undefined,
    name: string,
    asked = new Set<string>(),
  ): boolean => {
    const module = file === undefined ? undefined : modules.get(file)
    if (file === undefined || module === undefined) return true
    if (asked.has(file)) return false
    asked.add(file)
    if (!module.barrel) return module.exported?.has(name) ?? true
    const { names, stars } = module.barrel
    return names.has(name) || stars.some((from) => mayExport(resolve(file, from), name, asked))
  }
  const take = (user: string, file: string, names: readonly string[] | undefined) => {
    const barrel = modules.get(file)?.barrel
    if (!barrel || !names) return connect(user, file)
    for (const name of names) {
      connect(user, nameOf(file, name))
      follow(file, barrel, name)
    }
  }
  const follow = (file: string, barrel: Barrel, name: string) => {
    const node = nameOf(file, name)
    if (followed.has(node)) return
    followed.add(node)
    const binding = barrel.names.get(name)
    const stars = barrel.stars.filter((from) => mayExport(resolve(file, from), name))
    const targets = binding ? [binding] : stars.map((from) => ({ from, name }))
    for (const target of targets) {
      const to = resolve(file, target.from)
      if (to !== undefined) take(node, to, target.name === undefined ? undefined : [target.name])
    }
    for (const effect of barrel.effects) {
      const to = resolve(file, effect)
      if (to !== undefined) connect(node, to)
    }
  }
  return take
}

/** Connects a module to the files and folders that it names by URLs and patterns. */
function followPaths(file: string, { urls, globs }: ModuleUses, edges: Edges) {
  const from = (path: string) => posix.join(posix.dirname(file), path.replace(/^!/, ''))
  for (const target of urls.map(from)) {
    if (edges.files.has(target)) edges.connect(file, target)
    else edges.connectMatching(file, { wanted: [target, posix.join(target, '**')] })
  }
  for (const { patterns, contentOnly } of globs) {
    const set = {
      wanted: patterns.filter((pattern) => !pattern.startsWith('!')).map(from),
      unwanted: patterns.filter((pattern) => pattern.startsWith('!')).map(from),
    }
    edges.connectMatching(file, set)
    if (contentOnly) continue
    for (const other of edges.files) if (isIn(other, set)) edges.connect(file, other)
  }
}

/** @param lists Modules that are not affected by what they load by `import()`. */
function spread(
  { files, names = [] }: Changes,
  edges: Edges,
  lists: ReadonlySet<string> = new Set(),
) {
  const affected = new Map<string, string>()
  const add = (first: string, because: string) => {
    const waiting = [[first, because] as const]
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [node, reason] = next
      if (affected.has(node)) continue
      affected.set(node, reason)
      for (const user of edges.usersOf(node)) waiting.push([user, node])
      for (const user of edges.loadersOf(node)) if (!lists.has(user)) waiting.push([user, node])
    }
  }
  for (const file of files) {
    add(file, file)
    add(contentOf(file), file)
    for (const user of edges.usersMatching(file)) add(user, file)
  }
  for (const { barrel, name } of names) {
    if (name !== undefined) add(nameOf(barrel, name), barrel)
    else for (const node of edges.names()) if (node.startsWith(`${barrel}#`)) add(node, barrel)
  }
  return { affected, add }
}
