/**
 * Sorts paths that may match one address: literal segments before parameters, so that `online/tournaments/short/` does
 * not match a tournament named `short`. For `toSorted`.
 */
export function bySpecificity(a: { readonly path: string }, b: { readonly path: string }): number {
  const [first, second] = [shapeOf(a.path), shapeOf(b.path)]
  if (first === second) return 0
  return first < second ? -1 : 1
}

function shapeOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('')
}
