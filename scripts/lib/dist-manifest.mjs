/**
 * @typedef {object} Manifest The part of a package.json that matters here.
 * @property {string} name
 * @property {Record<string, string>} exports Each export's source file, as `./src/index.ts`.
 */

/** @param {string} source */
const built = (source) => source.replace(/^\.\/src\//, './').replace(/\.tsx?$/, '')

/**
 * The source files behind a package's exports.
 * @param {Manifest} manifest
 */
export const entriesOf = (manifest) => Object.values(manifest.exports)

/**
 * The manifest that is published: exports at the built files, without what only the repository needs.
 * @param {Manifest & Record<string, unknown>} manifest
 * @param {{ hasStyles: boolean }} options
 */
export function distManifest(manifest, { hasStyles }) {
  const { private: _private, devDependencies: _dev, exports, ...kept } = manifest
  return {
    ...kept,
    sideEffects: hasStyles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([path, source]) => [
          path,
          { types: `${built(source)}.d.ts`, default: `${built(source)}.js` },
        ]),
      ),
      ...(hasStyles && { './styles.css': './styles.css' }),
    },
  }
}
