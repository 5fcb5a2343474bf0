// React's compiler writes `import { c } from 'react/compiler-runtime'`, which exists from React 19 on. For packages
// that work with React 18, the compiled code imports `c` from a module of the package instead.

const specifier = 'react-compiler-runtime'
const id = `\0${specifier}`

/** The cache of a compiled component: React's own if it has one, else an array that lives as long as the component. */
const code = `import * as React from 'react'

const empty = Symbol.for('react.memo_cache_sentinel')
const cells = (size) => React.useMemo(() => Array.from({ length: size }, () => empty), [])

export const c = React.__COMPILER_RUNTIME?.c ?? cells
`

/** The options with which React's compiler imports `c` from that module. */
export const compilerOptions = /** @type {const} */ ({ target: '18' })

/**
 * Adds the module to the build.
 * @returns {import('vite').Plugin}
 */
export const compilerRuntime = () => ({
  name: 'compiler-runtime',
  enforce: 'pre',
  resolveId: (source) => (source === specifier ? id : undefined),
  load: (source) => (source === id ? code : undefined),
})
