import { graphlib, layout as place } from '@dagrejs/dagre'
import type { Diagram, DiagramState } from '@kingside/machines/catalogue'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedState extends Box {
  readonly state: DiagramState
}

export interface PlacedEdge {
  readonly id: string
  /** An SVG path. */
  readonly path: string
  /** The events, one a line. */
  readonly labels: readonly string[]
  /** The middle of the labels. */
  readonly x: number
  readonly y: number
}

export interface PlacedDiagram {
  readonly width: number
  readonly height: number
  /** States that contain others, outermost first. */
  readonly groups: readonly PlacedState[]
  readonly leaves: readonly PlacedState[]
  readonly edges: readonly PlacedEdge[]
}

const glyph = 7.4
const line = 16
const leafHeight = 36
const margin = 16

const isLeaf = ({ children }: DiagramState) => children.length === 0

/** The leaf that stands for a state at an edge's end, because the library draws no edges to groups. */
const anchorOf = (state: DiagramState): string => {
  const inner = state.children.find(({ id }) => id === state.initial) ?? state.children[0]
  return inner === undefined ? state.id : anchorOf(inner)
}

const descendantsOf = (state: DiagramState): DiagramState[] =>
  state.children.flatMap((child) => [child, ...descendantsOf(child)])

const boxOf = ({ x, y, width, height }: Box): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

interface Point {
  readonly x: number
  readonly y: number
}

const corner = 14
const at = ({ x, y }: Point) => `${x.toFixed(1)},${y.toFixed(1)}`

/** The point on the line from one to another at the distance of a corner's radius. */
function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(corner, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A line with round corners. */
const curve = (points: readonly Point[]) =>
  points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${at(point)}`
      if (after === undefined) return `L${at(point)}`
      return `L${at(towards(point, before))} Q${at(point)} ${at(towards(point, after))}`
    })
    .join(' ')

/** A line from a state's side to its label and back. */
function loop(state: Box, label: Box) {
  const side = state.x + state.width / 2
  const reach = label.x - label.width / 2
  const [above, below] = [state.y - 6, state.y + 6]
  return `M${at({ x: side, y: above })} C${at({ x: reach, y: above - 6 })} ${at({ x: reach, y: below + 6 })} ${at({ x: side, y: below })}`
}

/** Computes the positions of a machine's states and transitions, in CSS pixels. */
export function layout({ root, edges }: Diagram): PlacedDiagram {
  const graph = new graphlib.Graph({ compound: true, multigraph: true })
  graph.setGraph({ rankdir: 'TB', nodesep: 36, ranksep: 44, marginx: margin, marginy: margin })
  const states = descendantsOf(root)
  const anchors = new Map([root, ...states].map((state) => [state.id, anchorOf(state)]))
  for (const { id, name, ...state } of states) {
    const width = Math.max(72, name.length * glyph + 28)
    graph.setNode(id, isLeaf({ id, name, ...state }) ? { width, height: leafHeight } : {})
  }
  for (const state of states) {
    for (const child of state.children) graph.setParent(child.id, state.id)
  }
  const bundles = new Map<string, { from: string; to: string; labels: Set<string> }>()
  for (const { from, to, label } of edges) {
    const start = anchors.get(from)
    const end = anchors.get(to)
    if (start === undefined || end === undefined) continue
    const key = `${start} ${end}`
    const bundle = bundles.get(key) ?? { from: start, to: end, labels: new Set<string>() }
    bundle.labels.add(label)
    bundles.set(key, bundle)
  }
  for (const [key, { from, to, labels }] of bundles) {
    const width = Math.max(...[...labels].map(({ length }) => length * glyph * 0.9)) + 12
    graph.setEdge(from, to, { width, height: labels.size * line, labelpos: 'c' }, key)
  }
  place(graph)
  const { width = 0, height = 0 } = graph.graph()
  const placed = (state: DiagramState): PlacedState => ({ state, ...boxOf(graph.node(state.id)) })
  return {
    width,
    height,
    groups: states.filter((state) => !isLeaf(state)).map(placed),
    leaves: states.filter(isLeaf).map(placed),
    edges: [...bundles].map(([id, { from, to, labels }]) => {
      const edge = graph.edge(from, to, id)
      const path = from === to ? loop(graph.node(from), edge) : curve(edge.points)
      return { id, path, labels: [...labels], x: edge.x, y: edge.y }
    }),
  }
}
