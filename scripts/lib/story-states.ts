import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { userOrAutoTitleFromSpecifier } from 'storybook/internal/preview-api'
import ts from 'typescript'

/** A folder of stories in `.storybook/main.ts`. */
export interface StoryFolder {
  /** The path from the root, such as `apps/platform/src`. */
  readonly folder: string
  readonly titlePrefix: string
}

/** The parameters of a story. */
export interface StoryFacts {
  readonly id: string
  /** The name of its export. */
  readonly name: string
  /** The title in Storybook's sidebar, with the prefix of its workspace. */
  readonly title: string
  /** `machine-name/leaf.path` */
  readonly states: readonly string[]
  /** What its pictures prove; see `.storybook/visual-parameters.d.ts`. */
  readonly claims: readonly string[]
  /** The id of the story whose picture it uses. */
  readonly looksLike: string | undefined
  /** Whether it opts out of pictures. */
  readonly skipped: boolean
  /** The modes of the story, and what their pictures claim. */
  readonly modes: ReadonlyMap<string, readonly string[]>
}

/** The stories of a file, and the parts of it that could not be read. */
export interface StoryFile {
  readonly stories: readonly StoryFacts[]
  readonly problems: readonly string[]
}

/** Reads an imported file by its relative path; undefined when there is none. */
export type ReadImport = (specifier: string) => string | undefined

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

/** The expression inside `as`, `satisfies` and brackets. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node
}

/** The object of a story or a meta: the expression itself, or the first argument of `meta.story(…)`. */
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

const entriesOf = (object: ts.ObjectLiteralExpression | undefined) =>
  object?.properties.flatMap((member): [string, ts.Expression][] =>
    ts.isPropertyAssignment(member) &&
    (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
      ? [[member.name.text, member.initializer]]
      : [],
  ) ?? []

const text = (node: ts.Expression | undefined) => {
  const inner = node && bare(node)
  return inner && ts.isStringLiteralLike(inner) ? inner.text : undefined
}

/** The strings of a list or a single string; undefined when they are not literals. */
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

/** Finds the object of a name, in its file or in a file that it imports by a path. */
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

/** The members of an object, including those of spread objects; later ones override earlier ones. */
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
 * Reads the parameters of a file's stories: the states they show, `{ state: 'sign-in/failed' }`, what their pictures
 * claim, `{ visual: { claims: 'feature' } }`, and their ids in Storybook. The file's own parameters apply to stories
 * that do not set them.
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
      modes: new Map(
        entriesOf(objectOf(members.get('modes'))).map(([mode, value]) => [
          mode,
          readTexts(property(objectOf(value), 'claims'), `the claims of ${of} in ${mode}`) ?? [],
        ]),
      ),
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
        modes: own.modes,
      }
    })
  return { stories, problems }
}
