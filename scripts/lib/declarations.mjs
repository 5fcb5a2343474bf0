import { posix } from 'node:path'

/** The text is compiler output, so other files are named in these forms only. */
const imports = /(\bfrom |\bimport |\bimport\()(['"])(\.\.?\/[^'"]+)\.tsx?\2/g

/** @param {string} file @param {string} specifier */
const declarationOf = (file, specifier) => posix.join(posix.dirname(file), `${specifier}.d.ts`)

/**
 * The declarations that users of a package can reach. Others (tests, stories, deleted files) are left out; imports name
 * the built `.js` files, because the sources are not published.
 * @param {readonly string[]} entries such as `index.d.ts`
 * @param {(file: string) => string} read
 * @returns {Map<string, string>} text by file
 */
export function publicDeclarations(entries, read) {
  /** @type {Map<string, string>} */
  const texts = new Map()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue
    const text = read(file)
    for (const [, , , specifier = ''] of text.matchAll(imports)) {
      waiting.push(declarationOf(file, specifier))
    }
    texts.set(file, text.replace(imports, '$1$2$3.js$2'))
  }
  return texts
}
