import { parse } from '@formatjs/icu-messageformat-parser'
import type { PluginObj, types } from '@babel/core'
import type { Plugin } from 'vite'

const parser = /^@formatjs\/icu-messageformat-parser$/

/** Whether a message is more than its words: an argument, a tag, or something quoted. */
const hasSyntax = (message: string) => /[{}<']/.test(message)

/** What a page gets instead of a message: plain words as they are, all else as it is after reading. */
const compiled = (message: string) => (hasSyntax(message) ? parse(message) : message)

/**
 * Reads the messages while building, so that pages need neither the reader of their syntax nor the words for
 * translators: in source files `defaultMessage` is compiled and `description` left out, in the catalogues every message
 * is compiled.
 */
export function compileMessages(): Plugin {
  return {
    name: 'kingside:compile-messages',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: parser, replacement: `${import.meta.dirname}/plain-messages.js` }],
      },
    }),
    transform: {
      filter: { id: /[/]intl[/](?:kz|ru)\.json$/ },
      handler: (text) => {
        const code = JSON.stringify(Object.fromEntries(compileCatalogue(text)))
        return { code, map: null }
      },
    },
  }
}

/**
 * The messages of a catalogue by their ids, compiled.
 * @throws when the text is no JSON object
 */
export function compileCatalogue(text: string): readonly (readonly [string, unknown])[] {
  const catalogue: unknown = JSON.parse(text)
  if (typeof catalogue !== 'object' || catalogue === null) throw new Error(`It is no catalogue.`)
  return Object.entries(catalogue).map(([id, message]) => [id, compiled(String(message))])
}

/** The part of it that Babel does, in the sources of the messages. */
export function compileDescriptors({ types: t }: { types: typeof types }): PluginObj {
  return {
    name: 'kingside:compile-descriptors',
    visitor: {
      CallExpression({ node: { callee, arguments: passed } }) {
        if (!t.isIdentifier(callee, { name: 'defineMessage' })) return
        const [descriptor] = passed
        if (!t.isObjectExpression(descriptor)) return
        descriptor.properties = descriptor.properties.filter(
          (property) => !isNamed(property, 'description'),
        )
        for (const property of descriptor.properties) {
          if (!isNamed(property, 'defaultMessage')) continue
          if (t.isStringLiteral(property.value)) {
            property.value = t.valueToNode(compiled(property.value.value))
          }
        }
      },
    },
  }

  function isNamed(
    property: types.ObjectExpression['properties'][number],
    name: string,
  ): property is types.ObjectProperty {
    return t.isObjectProperty(property) && t.isIdentifier(property.key, { name })
  }
}
