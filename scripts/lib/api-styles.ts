const rules = /([^{}]+)\{([^{}]*)\}/g
const read = /var\(\s*(--[\w-]+)/g
const declared = /(?:^|;)\s*(--[\w-]+)\s*:/g

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])

/**
 * The CSS variables by which a page can change a stylesheet: those that it reads, but sets nowhere except as defaults
 * on the root.
 */
export function variablesOf(css: string): readonly string[] {
  const own = [...css.matchAll(rules)]
    .filter(([, selector = '']) => !selector.includes(':root'))
    .flatMap(([, , body = '']) => namesIn(body, declared))
  const names = new Set(namesIn(css, read))
  return [...names].filter((name) => !own.includes(name)).sort()
}

/** The variables as a page like those of `apiReports`. */
export const stylesReport = (
  path: string,
  css: string,
) => `<!-- Written by \`npm run api\`; do not edit. -->

# \`${path}\`

The CSS variables that a page can set, on its root or on any element round a board:

${variablesOf(css)
  .map((name) => `- \`${name}\`\n`)
  .join('')}`
