/**
 * @typedef {object} Manifest The fields of a package.json that are used here.
 * @property {string} name
 * @property {Record<string, string>} exports Each export's source file, such as `./src/index.ts`; `*` stands for the
 *   same name in both.
 * @property {Record<string, string>} [bin] The source file of each command.
 */

/** @param {string} source */
const built = (source) => source.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')

/** @param {string} text */
const literally = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The names that stand for the `*` of a pattern, the same for each of them. @param {string} pattern @param {readonly string[]} files */
function namesIn(pattern, files) {
  const [before = '', ...rest] = pattern.split('*').map(literally)
  const fitting = new RegExp(`^${before}(.+)${rest.join('\\1')}$`)
  return files.flatMap((file) => fitting.exec(file)?.[1] ?? [])
}

/**
 * The source files behind a package's exports and commands.
 * @param {Manifest} manifest
 * @param {readonly string[]} files Every file of the package, as `./src/index.ts`.
 * @returns {string[]}
 * @throws {Error} when no file fits a pattern.
 */
export const entriesOf = ({ name, exports, bin = {} }, files) => [
  ...Object.values(bin),
  ...Object.entries(exports).flatMap(([path, source]) => {
    if (!source.includes('*')) return [source]
    const found = namesIn(source, files).map((name) => source.replaceAll('*', name))
    if (found.length === 0) {
      throw new Error(
        `${name} exports "${path}", but no file fits ${source}. Add one, or take the export out of its package.json.`,
      )
    }
    return found
  }),
]

/**
 * The published manifest: exports with the built files, without fields that only the repository needs.
 * @param {Manifest & Record<string, unknown>} manifest
 * @param {object} built
 * @param {readonly string[]} built.styles The exported stylesheets, such as `./styles.css` or `./themes/*.css`. Each
 *   has a declaration file beside it, because TypeScript looks for one when a page imports a stylesheet.
 */
export function distManifest(manifest, { styles }) {
  const { private: _private, devDependencies: _dev, exports, bin, ...kept } = manifest
  return {
    ...kept,
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([command, source]) => [command, `${built(source)}.js`]),
      ),
    }),
    sideEffects: styles.length > 0 ? ['**/*.css'] : false,
    exports: Object.fromEntries([
      ...Object.entries(exports).map(([path, source]) => [
        path,
        { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
      ]),
      ...styles.map((path) => [path, { types: `${path}.d.ts`, default: path }]),
    ]),
  }
}

/** @typedef {{ readonly types: string, readonly default: string }} Target The files behind an export. */

/**
 * Every import path of a published manifest; a pattern is expanded to its paths.
 * @param {Readonly<Record<string, Target>>} exports
 * @param {readonly string[]} files Every built file, such as `./index.js`.
 * @returns {(Target & { readonly path: string, readonly pattern: string })[]} `pattern` is the path in the manifest
 */
export const publishedPaths = (exports, files) =>
  Object.entries(exports).flatMap(([pattern, target]) => {
    if (!pattern.includes('*')) return [{ ...target, path: pattern, pattern }]
    return namesIn(target.default, files).map((name) => ({
      types: target.types.replaceAll('*', name),
      default: target.default.replaceAll('*', name),
      path: pattern.replace('*', name),
      pattern,
    }))
  })
