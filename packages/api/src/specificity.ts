/**
 * Orders paths of which several may fit one address: what is written out goes before a parameter, so
 * that `online/tournaments/short/` is not taken for a tournament named `short`. For `toSorted`.
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
