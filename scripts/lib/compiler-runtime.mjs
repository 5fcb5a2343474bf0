// React's compiler writes `import { c } from 'react/compiler-runtime'`, which React has from 19 on. For
// packages that work with React 18 the compiled code takes `c` from a module of their own instead.

const specifier = 'react-compiler-runtime'
const id = `\0${specifier}`

/**
 * The cells in which a compiled component keeps what it need not make again: React's own where it has
 * them, else an array that lives as long as the component.
 */
const code = `import * as React from 'react'

const empty = Symbol.for('react.memo_cache_sentinel')
const cells = (size) => React.useMemo(() => Array.from({ length: size }, () => empty), [])

export const c = React.__COMPILER_RUNTIME?.c ?? cells
`

/** The options of React's compiler under which it imports `c` from that module. */
export const compilerOptions = /** @type {const} */ ({ target: '18' })

/**
 * Puts the module into the build.
 * @returns {import('vite').Plugin}
 */
export const compilerRuntime = () => ({
  name: 'compiler-runtime',
  enforce: 'pre',
  resolveId: (source) => (source === specifier ? id : undefined),
  load: (source) => (source === id ? code : undefined),
})
