import { posix } from 'node:path'

/** A compiler wrote the text, so nothing but these forms names another file. */
const imports = /(\bfrom |\bimport |\bimport\()(['"])(\.\.?\/[^'"]+)\.tsx?\2/g

/** @param {string} file @param {string} specifier */
const declarationOf = (file, specifier) => posix.join(posix.dirname(file), `${specifier}.d.ts`)

/**
 * The declarations that those who install a package can reach. What was compiled beside them (tests,
 * stories, files that are gone) stays out; imports name the built `.js` files, since the sources that
 * they name in the repository are not published.
 * @param {readonly string[]} entries as `index.d.ts`
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
