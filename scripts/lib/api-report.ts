import { dirname, resolve } from 'node:path'
import ts from 'typescript'

/** A package's public API: the built declarations of each entry, by import path. */
export interface ApiOfPackage {
  readonly name: string
  /** The declaration file of each entry, as `/…/dist/index.d.ts`, by import path. */
  readonly entries: ReadonlyMap<string, string>
}

/**
 * The public API of a package, one page per entry: every export with its type, and every type that these use without
 * exporting it.
 * @throws Error for an entry that is no module.
 */
export function apiReports({ name, entries }: ApiOfPackage): ReadonlyMap<string, string> {
  const program = programOf([...entries.values()])
  const checker = program.getTypeChecker()
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file)
    const symbol = source && checker.getSymbolAtLocation(source)
    if (!symbol) throw new Error(`${file} exports nothing, so nobody can import it.`)
    return checker.getExportsOfModule(symbol).toSorted(byName)
  }
  const exported = new Map([...entries].map(([path, file]) => [path, exportsOf(file)]))
  // In reverse, so that what two entries export belongs to the first.
  const homes = new Map(
    [...exported]
      .reverse()
      .flatMap(([path, symbols]) =>
        symbols.map((symbol) => [targetOf(symbol, checker), pathOf(name, path)] as const),
      ),
  )
  return new Map(
    [...exported].map(([path, symbols]) => [
      path,
      page(pathOf(name, path), symbols, homes, checker),
    ]),
  )
}

const pathOf = (name: string, path: string) => name + path.slice(1)

const byName = (a: { readonly name: string }, b: { readonly name: string }) =>
  a.name < b.name ? -1 : 1

/** Other packages are not read: the report only names them, and they have their own reports. */
function programOf(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = { noLib: true, types: [] }
  const host = ts.createCompilerHost(options)
  host.resolveModuleNameLiterals = (literals, importer) =>
    literals.map(({ text }) => {
      const file = resolve(dirname(importer), text.replace(/\.js$/, '.d.ts'))
      return {
        resolvedModule: text.startsWith('.')
          ? { resolvedFileName: file, extension: ts.Extension.Dts, isExternalLibraryImport: false }
          : undefined,
      }
    })
  return ts.createProgram(files, options, host)
}

const targetOf = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** The declaration of a name in its file; for a variable, the whole statement. */
const statementsOf = (symbol: ts.Symbol): ts.Node[] =>
  (symbol.declarations ?? []).map((declaration) =>
    ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration,
  )

function page(
  path: string,
  symbols: readonly ts.Symbol[],
  homes: ReadonlyMap<ts.Symbol, string>,
  checker: ts.TypeChecker,
): string {
  const own = new Set(symbols.map((symbol) => targetOf(symbol, checker)))
  const hidden = new Set<ts.Symbol>()
  const imports = new Map<string, Set<string>>()
  const note = (symbol: ts.Symbol) => {
    for (const { target, name, module } of namedIn(symbol, checker)) {
      const home = homes.get(target) ?? module
      if (own.has(target) || hidden.has(target)) continue
      if (home !== undefined) imports.set(home, (imports.get(home) ?? new Set()).add(name))
      else {
        hidden.add(target)
        note(target)
      }
    }
  }
  own.forEach(note)
  return [
    '<!-- Written by `npm run api`; do not edit. -->',
    `# \`${path}\``,
    code([
      ...[...imports]
        .map(([home, names]) => `import type { ${[...names].sort().join(', ')} } from '${home}'`)
        .sort(),
      ...symbols.map((symbol) => exportText(symbol, checker)),
    ]),
    ...(hidden.size > 0
      ? [
          '## Named above, and exported by no entry',
          code([...hidden].toSorted(byName).map((symbol) => textOf(symbol))),
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n')
}

const code = (parts: readonly string[]) => `\`\`\`ts\n${parts.join('\n\n')}\n\`\`\``

function exportText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const target = targetOf(symbol, checker)
  const text = textOf(target)
  if (text === '') return `export { ${symbol.name} } from '${moduleOf(symbol)}'`
  return target.name === symbol.name
    ? text
    : `${text.replace(/^export /, '')}\nexport { ${target.name} as ${symbol.name} }`
}

/** The module of an import or export. */
function moduleOf(symbol: ts.Symbol): string | undefined {
  let node: ts.Node | undefined = symbol.declarations?.[0]
  while (node && !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) node = node.parent
  const specifier = node?.moduleSpecifier
  return specifier && ts.isStringLiteral(specifier) ? specifier.text : undefined
}

const textOf = (symbol: ts.Symbol) =>
  statementsOf(symbol)
    .map((node) => withoutProse(node.getText()))
    .join('\n')

/** Keeps only the tags of a doc comment that callers rely on: defaults and deprecations. */
const withoutProse = (text: string) =>
  text.replace(/[ \t]*\/\*\*([\s\S]*?)\*\/\n?/g, (comment, prose: string) => {
    const words = prose.replace(/\n\s*\*/g, ' ').replace(/\s+/g, ' ')
    const tags = words.match(/@(?:default|deprecated)\b[^@]*/g)?.map((tag) => tag.trim()) ?? []
    const indent = /^[ \t]*/.exec(comment)?.[0] ?? ''
    return tags.length > 0 ? `${indent}/** ${tags.join(' ')} */\n` : ''
  })

interface Named {
  readonly target: ts.Symbol
  readonly name: string
  /** The other package that declares it. */
  readonly module?: string | undefined
}

/** The top-level names of this package and of others that a declaration uses. */
function namedIn(symbol: ts.Symbol, checker: ts.TypeChecker): readonly Named[] {
  const found: Named[] = []
  const visit = (node: ts.Node) => {
    const named = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    if (named) {
      const target = targetOf(named, checker)
      const isForeign = target !== named && target.declarations === undefined
      if (isForeign) found.push({ target: named, name: named.name, module: moduleOf(named) })
      else if (target !== symbol && isTopLevel(target)) found.push({ target, name: target.name })
    }
    ts.forEachChild(node, visit)
  }
  statementsOf(symbol).forEach(visit)
  return found
}

const isTopLevel = (symbol: ts.Symbol) =>
  statementsOf(symbol).some(({ parent }) => parent !== undefined && ts.isSourceFile(parent))
