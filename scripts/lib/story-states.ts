import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { userOrAutoTitleFromSpecifier } from 'storybook/internal/preview-api'
import ts from 'typescript'

/** A folder of stories, as `.storybook/main.ts` names it. */
export interface StoryFolder {
  /** From the root, as `apps/platform/src`. */
  readonly folder: string
  readonly titlePrefix: string
}

/** A story that says which states it shows. */
export interface StateStory {
  readonly id: string
  /** `machine-name/leaf.path`, at least one. */
  readonly states: readonly string[]
}

/** The stories of a file that name states, and what of it could not be read. */
export interface StoryFile {
  readonly stories: readonly StateStory[]
  readonly problems: readonly string[]
}

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

/** The states that a list names; undefined when it is not written out. */
function statesIn(node: ts.Expression): readonly string[] | undefined {
  const inner = bare(node)
  const list = ts.isArrayLiteralExpression(inner) ? inner.elements.map(text) : [text(inner)]
  const known = list.filter((state) => state !== undefined)
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

/**
 * Reads which states the stories of a file show, `parameters: { state: 'sign-in/failed' }`, and the ids that Storybook
 * gives them. What the file says for all of its stories holds for those that say nothing themselves.
 * @param file from the root
 */
export function storyStates(file: string, source: string, folder: StoryFolder): StoryFile {
  const parsed = parse(file, source)
  const variables = parsed.statements
    .filter((node) => ts.isVariableStatement(node))
    .flatMap((statement) =>
      statement.declarationList.declarations.map((declaration) => ({
        name: declaration.name.getText(),
        value: declaration.initializer,
        exported: isExported(statement),
      })),
    )
  const inline = parsed.statements.find((node) => ts.isExportAssignment(node))?.expression
  const meta =
    objectOf(variables.find(({ name, value }) => value && isMeta(name, value, parsed))?.value) ??
    objectOf(inline)
  const problems: string[] = []
  const statesOf = (of: string, object: ts.ObjectLiteralExpression | undefined) => {
    const node = property(objectOf(property(object, 'parameters')), 'state')
    if (!node) return undefined
    const states = statesIn(node)
    if (!states)
      problems.push(
        `${file}: the state of ${of} can't be read. Write it as a string, or as a list of strings.`,
      )
    return states ?? []
  }
  const shared = statesOf('its meta', meta) ?? []
  const title = titleOf(file, folder, text(property(meta, 'title')))
  const stories = variables
    .filter(({ exported }) => exported)
    .map(({ name, value }) => ({
      id: toId(text(property(meta, 'id')) ?? title, storyNameFromExport(name)),
      states: statesOf(name, objectOf(value)) ?? shared,
    }))
  return { stories: stories.filter(({ states }) => states.length > 0), problems }
}
