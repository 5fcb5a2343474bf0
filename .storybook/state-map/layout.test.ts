import { catalogue, diagramOf } from '@kingside/machines/catalogue'
import { describe, expect, it } from 'vitest'
import { layout, type PlacedState } from './layout.ts'

const overlap = (a: PlacedState, b: PlacedState) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const contains = (outer: PlacedState, inner: PlacedState) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

describe.each(catalogue)('the diagram of $name', ({ machine, examples }) => {
  const { leaves, groups, edges, width, height } = layout(diagramOf(machine))

  it('has a place of its own for each leaf state', () => {
    expect(leaves.map(({ state }) => state.path).toSorted()).toEqual(
      Object.keys(examples).toSorted(),
    )
    for (const [index, leaf] of leaves.entries()) {
      expect(leaves.slice(index + 1).filter((other) => overlap(leaf, other))).toEqual([])
    }
  })

  it('draws each state inside of the one that holds it, and all within the picture', () => {
    for (const group of groups) {
      const inner = [...leaves, ...groups].filter(({ state }) =>
        group.state.children.some(({ id }) => id === state.id),
      )
      expect(inner.filter((state) => !contains(group, state))).toEqual([])
    }
    for (const { x, y, ...box } of [...leaves, ...groups]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + box.width).toBeLessThanOrEqual(width)
      expect(y + box.height).toBeLessThanOrEqual(height)
    }
  })

  it('leads every arrow somewhere', () => {
    expect(edges.length).toBeGreaterThan(0)
    for (const { path, x, y } of edges) {
      expect(path).not.toMatch(/NaN|undefined|Infinity/)
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
    }
  })
})
