/** How deep objects and lists may stand in each other in a body. */
const maxDepth = 10

/** With these a value changes a prototype, or throws when it is compared or put into a text. */
const hostileKeys = ['__proto__', 'toString', 'valueOf'] as const

/**
 * Why an input is not taken before any schema looks at it: it is too deep, has a key that no schema
 * is safe from, or text that a database can't store (NUL, half a character).
 * Null: nothing is wrong.
 */
export function jsonProblem(value: unknown): string | null {
  return problemAt(value, 1)
}

function problemAt(value: unknown, depth: number): string | null {
  if (typeof value === 'string') return textProblem(value)
  if (typeof value !== 'object' || value === null) return null
  if (depth > maxDepth) return `it is deeper than ${maxDepth} levels`
  const key = hostileKeys.find((name) => Object.hasOwn(value, name))
  if (key !== undefined) return `the key ${key} is not allowed`
  for (const inner of [...Object.keys(value), ...Object.values(value)]) {
    const problem = problemAt(inner, depth + 1)
    if (problem !== null) return problem
  }
  return null
}

function textProblem(text: string): string | null {
  return text.includes('\0') || /\p{Surrogate}/u.test(text)
    ? 'a text has a character that is none'
    : null
}
