import type { NodePath, PluginObj, types } from '@babel/core'

const contract = /[/\\]packages[/\\]api[/\\]src[/\\]/

/** What the server, the mocks and the document of the API need of a call's definition, and a page does not. */
const notForPages = new Set([
  'summary',
  'params',
  'query',
  'body',
  'errors',
  'statuses',
  'roles',
  'example',
])

/**
 * Leaves of each call what a page needs: where it is made, and the schema of its answer. What a page sends is checked
 * by the server. The contract's schemas are marked as free of side effects, so that one which nobody needs then goes.
 */
export function compileCalls({ types: t }: { types: typeof types }): PluginObj {
  return {
    name: 'kingside:compile-calls',
    visitor: {
      Program(program, { filename }) {
        if (filename === undefined || !contract.test(filename)) return
        for (const statement of program.get('body')) {
          const declared = statement.isExportNamedDeclaration()
            ? statement.get('declaration')
            : statement
          if (!isConst(declared)) continue
          declared.traverse({
            Function: (path) => path.skip(),
            CallExpression: ({ node }) => {
              if (t.isIdentifier(node.callee, { name: 'defineCall' })) leaveOut(node)
              t.addComment(node, 'leading', '#__PURE__')
            },
          })
        }
      },
    },
  }

  function isConst(path: NodePath<types.Node | null | undefined>): path is NodePath {
    return path.isVariableDeclaration({ kind: 'const' })
  }

  function leaveOut({ arguments: [definition] }: types.CallExpression): void {
    if (!t.isObjectExpression(definition)) return
    definition.properties = definition.properties.filter(
      (property) =>
        !('key' in property && t.isIdentifier(property.key) && notForPages.has(property.key.name)),
    )
  }
}
