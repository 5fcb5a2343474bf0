import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { userOrAutoTitleFromSpecifier } from 'storybook/internal/preview-api'
import ts from 'typescript'

/** A folder of stories, as `.storybook/main.ts` names it. */
export interface StoryFolder {
  /** From the root, as `apps/platform/src`. */
  readonly folder: string
  readonly titlePrefix: string
}

/** What a story says of itself in its parameters. */
export interface StoryFacts {
  readonly id: string
  /** As its file exports it. */
  readonly name: string
  /** With the prefix of its workspace, as Storybook's sidebar shows it. */
  readonly title: string
  /** `machine-name/leaf.path` */
  readonly states: readonly string[]
  /** What its pictures prove, see `.storybook/visual-parameters.d.ts`. */
  readonly claims: readonly string[]
  /** The story whose picture it is compared with. */
  readonly looksLike: string | undefined
  /** Whether it has no picture, for a reason. */
  readonly skipped: boolean
}

/** The stories of a file, and what of it could not be read. */
export interface StoryFile {
  readonly stories: readonly StoryFacts[]
  readonly problems: readonly string[]
}

/** Reads what a story file imports from beside it; undefined where there is nothing. */
export type ReadImport = (specifier: string) => string | undefined

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** What stands within `as`, `satisfies` and brackets. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node
}

/** The object that a story or a meta is made of: itself, or the first argument of `meta.story(…)`. */
function objectOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined
  const inner = bare(node)
  if (ts.isCallExpression(inner)) return objectOf(inner.arguments[0])
  return ts.isObjectLiteralExpression(inner) ? inner : undefined
}

const property = (object: ts.ObjectLiteralExpression | undefined, name: string) =>
  object?.properties
    .filter((member) => ts.isPropertyAssignment(member))
    .find((member) => ts.isIdentifier(member.name) && member.name.text === name)?.initializer

const text = (node: ts.Expression | undefined) => {
  const inner = node && bare(node)
  return inner && ts.isStringLiteralLike(inner) ? inner.text : undefined
}

/** The texts of a list, or a single one; undefined when they are not written out. */
function textsIn(node: ts.Expression): readonly string[] | undefined {
  const inner = bare(node)
  const list = ts.isArrayLiteralExpression(inner) ? inner.elements.map(text) : [text(inner)]
  const known = list.filter((item) => item !== undefined)
  return known.length === list.length ? known : undefined
}

const isExported = (node: ts.VariableStatement) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false

/** The folders of stories that `.storybook/main.ts` lists by `storiesOf(folder, titlePrefix)`. */
export function storyFolders(main: string): StoryFolder[] {
  const found: StoryFolder[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'storiesOf') {
      const [folder, titlePrefix] = node.arguments.map(text)
      if (folder !== undefined && titlePrefix !== undefined)
        found.push({ folder: `${folder}/src`, titlePrefix })
    }
    ts.forEachChild(node, visit)
  }
  visit(parse('main.ts', main))
  return found
}

const titleOf = (file: string, { folder, titlePrefix }: StoryFolder, own: string | undefined) =>
  userOrAutoTitleFromSpecifier(
    `./${file}`,
    { directory: `./${folder}`, files: '**/*.stories.tsx', titlePrefix, importPathMatcher: /^/ },
    own,
  ) ?? ''

const isMeta = (name: string, value: ts.Expression, source: ts.SourceFile) =>
  /^preview\.meta\b/.test(bare(value).getText()) ||
  source.statements.some(
    (node) => ts.isExportAssignment(node) && bare(node.expression).getText() === name,
  )

const variablesOf = (source: ts.SourceFile) =>
  source.statements
    .filter((node) => ts.isVariableStatement(node))
    .flatMap((statement) =>
      statement.declarationList.declarations.map((declaration) => ({
        name: declaration.name.getText(),
        value: declaration.initializer,
        exported: isExported(statement),
      })),
    )

/** Finds the object that a name stands for, in its file or in one that it imports by a path. */
const objectByName = (source: ts.SourceFile, read: ReadImport) => (name: string) => {
  const own = variablesOf(source).find((variable) => variable.name === name)
  if (own) return objectOf(own.value)
  const specifier = source.statements
    .filter((node) => ts.isImportDeclaration(node))
    .find(({ importClause }) => {
      const named = importClause?.namedBindings
      return (
        named && ts.isNamedImports(named) && named.elements.some((one) => one.name.text === name)
      )
    })
    ?.moduleSpecifier.getText()
    .slice(1, -1)
  const imported = specifier?.startsWith('.') ? read(specifier) : undefined
  if (imported === undefined) return undefined
  return objectOf(
    variablesOf(parse(specifier ?? '', imported)).find((variable) => variable.name === name)?.value,
  )
}

/** The members of an object, with those of objects that it spreads; what comes later holds. */
const membersOf = (
  object: ts.ObjectLiteralExpression,
  find: (name: string) => ts.ObjectLiteralExpression | undefined,
): Map<string, ts.Expression> =>
  new Map(
    object.properties.flatMap((member): [string, ts.Expression][] => {
      if (ts.isSpreadAssignment(member)) {
        const spread = ts.isIdentifier(member.expression) && find(member.expression.text)
        return spread ? [...membersOf(spread, find)] : []
      }
      return ts.isPropertyAssignment(member) && ts.isIdentifier(member.name)
        ? [[member.name.text, member.initializer]]
        : []
    }),
  )

/**
 * Reads what the stories of a file say in their parameters: which states they show, `{ state: 'sign-in/failed' }`, what
 * their pictures claim, `{ visual: { claims: 'feature' } }`, and the ids that Storybook gives them. What the file says
 * for all of its stories holds for those that say nothing themselves.
 * @param file from the root
 */
export function readStories(
  file: string,
  source: string,
  folder: StoryFolder,
  readImport: ReadImport = () => undefined,
): StoryFile {
  const parsed = parse(file, source)
  const find = objectByName(parsed, readImport)
  const variables = variablesOf(parsed)
  const inline = parsed.statements.find((node) => ts.isExportAssignment(node))?.expression
  const meta =
    objectOf(variables.find(({ name, value }) => value && isMeta(name, value, parsed))?.value) ??
    objectOf(inline)
  const problems: string[] = []
  const readTexts = (node: ts.Expression | undefined, what: string) => {
    if (!node) return undefined
    const texts = textsIn(node)
    if (!texts)
      problems.push(
        `${file}: ${what} can't be read. Write it as a string, or as a list of strings.`,
      )
    return texts ?? []
  }
  const parametersOf = (of: string, object: ts.ObjectLiteralExpression | undefined) => {
    const node = property(object, 'parameters')
    const given = node && ts.isIdentifier(bare(node)) ? find(node.getText()) : objectOf(node)
    const members = given ? membersOf(given, find) : new Map<string, ts.Expression>()
    const visual = objectOf(members.get('visual'))
    return {
      states: readTexts(members.get('state'), `the state of ${of}`),
      claims: readTexts(property(visual, 'claims'), `the claims of ${of}`),
      looksLike: readTexts(property(visual, 'looksLike'), `what ${of} looks like`)?.[0],
      skipped: property(visual, 'skip') !== undefined,
    }
  }
  const shared = parametersOf('its meta', meta)
  const title = titleOf(file, folder, text(property(meta, 'title')))
  const stories = variables
    .filter(({ exported }) => exported)
    .map(({ name, value }) => {
      const own = parametersOf(name, objectOf(value))
      return {
        id: toId(text(property(meta, 'id')) ?? title, storyNameFromExport(name)),
        name,
        title,
        states: own.states ?? shared.states ?? [],
        claims: own.claims ?? shared.claims ?? [],
        looksLike: own.looksLike ?? shared.looksLike,
        skipped: own.skipped || shared.skipped,
      }
    })
  return { stories, problems }
}
