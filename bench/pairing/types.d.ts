declare module 'edmonds-blossom-fixed' {
  /** @returns the vertex that each is matched with, or -1 */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): number[]
}
