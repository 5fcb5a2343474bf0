/** Where a node stands in the tree of alternating paths that is grown from an unmatched vertex. */
const free = 0
const outer = 1
const inner = 2

const none = -1

/**
 * A perfect matching of the greatest weight in a general graph, where a weight is a vector of whole numbers and the
 * first component that differs decides.
 *
 * It is Edmonds' primal-dual blossom algorithm (J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices",
 * 1965), which needs no more of weights than that they can be added, halved and compared, so vectors do as well as
 * numbers. One tree is grown at a time: then all slacks between its outer nodes are even, and nothing is ever rounded.
 * After a first `solve` the weights at a vertex may be changed and vertices be taken out; the next `solve` goes on from
 * what stands, in O(n²) a change.
 *
 * The names: a node is a vertex or a blossom (an odd cycle of nodes); ids from `size` on are blossoms. `price` is the
 * dual value of a vertex or blossom, the slack of an edge is what its ends' prices exceed its weight by; an edge of no
 * slack is tight, and only tight edges are matched.
 */
export class PerfectMatching {
  /** How many vertices there are; they are numbered from 0. */
  readonly size: number
  readonly #nodes: number
  readonly #depth: number
  /** Twice the weight of each edge, so that halves stay whole. */
  readonly #weight: Float64Array
  /** The prices of vertices and blossoms. */
  readonly #price: Float64Array
  /** For two nodes, the end in the first of the edge between them that has the least slack. */
  readonly #end: Int16Array
  /** The outermost node that a node lies in, or none for a blossom that is not there. */
  readonly #top: Int16Array
  /** The vertex outside that a node is matched with. */
  readonly #partner: Int16Array
  /** The nodes of a blossom's cycle, its base first. */
  readonly #cycle: number[][]
  /** Which node of a blossom's cycle a vertex is in. */
  readonly #childOf: Int16Array
  readonly #label: Uint8Array
  /** The outer vertex from which an inner node was reached. */
  readonly #parent: Int16Array
  /** The outer vertex whose edge to a node has the least slack. */
  readonly #nearest: Int16Array
  readonly #spare: number[] = []
  #vertices: number[]
  #queue: number[] = []
  readonly #delta: Float64Array
  readonly #slack: Float64Array

  /**
   * @param size how many vertices
   * @param depth how many components a weight has
   */
  constructor(size: number, depth: number) {
    const nodes = size + (size >> 1) + 1
    this.size = size
    this.#nodes = nodes
    this.#depth = depth
    this.#weight = new Float64Array(size * size * depth)
    this.#price = new Float64Array(nodes * depth)
    this.#end = new Int16Array(nodes * nodes).fill(none)
    this.#top = new Int16Array(nodes).fill(none)
    this.#partner = new Int16Array(nodes).fill(none)
    this.#cycle = Array.from({ length: nodes }, () => [])
    this.#childOf = new Int16Array((nodes - size) * size).fill(none)
    this.#label = new Uint8Array(nodes)
    this.#parent = new Int16Array(nodes).fill(none)
    this.#nearest = new Int16Array(nodes).fill(none)
    this.#delta = new Float64Array(depth)
    this.#slack = new Float64Array(depth)
    this.#vertices = Array.from({ length: size }, (_, vertex) => vertex)
    for (const vertex of this.#vertices) this.#top[vertex] = vertex
    for (let blossom = nodes - 1; blossom >= size; blossom -= 1) this.#spare.push(blossom)
  }

  /** The vertex that a vertex is matched with, or -1. */
  mateOf(vertex: number): number {
    return this.#partner[vertex] ?? none
  }

  /** Adds an edge before the first `solve`. */
  addEdge(one: number, other: number, weight: ArrayLike<number>): void {
    this.#end[one * this.#nodes + other] = one
    this.#end[other * this.#nodes + one] = other
    this.#weigh(one, other, weight)
  }

  hasEdge(one: number, other: number): boolean {
    return this.#end[one * this.#nodes + other] !== none
  }

  /**
   * Before the first `solve`: gives vertices prices at which no edge weighs more than its ends' prices.
   * @param known the prices in the last components, where a caller knows better ones: for each edge no more than their
   * sum may be weighed there
   */
  start(known: (vertex: number) => readonly number[] = () => []): void {
    const depth = this.#depth
    for (const vertex of this.#vertices) {
      let dearest = none
      for (const other of this.#vertices) {
        if (!this.hasEdge(vertex, other)) continue
        if (dearest === none || this.#isHeavier(vertex, other, dearest)) dearest = other
      }
      if (dearest === none) continue
      const from = (vertex * this.size + dearest) * depth
      for (let k = 0; k < depth; k += 1) {
        // Half of twice the weight: the dearest edge of two such vertices is tight.
        this.#price[vertex * depth + k] = (this.#weight[from + k] ?? 0) / 2
      }
      const own = known(vertex)
      for (const [index, price] of own.entries()) {
        this.#price[(vertex + 1) * depth - own.length + index] = price
      }
    }
  }

  /** Before the first `solve`: matches two vertices if nothing better can be lost by it. */
  matchIfTight(one: number, other: number): void {
    if (this.#partner[one] !== none || this.#partner[other] !== none) return
    if (!this.hasEdge(one, other) || !this.#isTight(one, other)) return
    this.#partner[one] = other
    this.#partner[other] = one
  }

  /** Matches every vertex, at the greatest weight. @returns whether that can be done */
  solve(): boolean {
    for (const vertex of this.#vertices) {
      const node = this.#topOf(vertex)
      if (this.#partner[node] === none && !this.#grow(node)) return false
    }
    return true
  }

  /**
   * Gives the edges of a vertex new weights, and leaves it and its mate unmatched until the next `solve`.
   * @param weigh adds to `weight`, which holds what the edge to the vertex weighs now
   */
  reweigh(vertex: number, weigh: (other: number, weight: Float64Array) => void): void {
    this.#lift(vertex)
    this.#unmatch(vertex)
    const depth = this.#depth
    const weight = new Float64Array(depth)
    const price = new Float64Array(depth)
    /** What the vertex has to be worth for an edge: twice its weight, less the other end's price. */
    const needed = new Float64Array(depth)
    let isFirst = true
    for (const other of this.#vertices) {
      if (other === vertex || !this.hasEdge(vertex, other)) continue
      const from = (vertex * this.size + other) * depth
      for (let k = 0; k < depth; k += 1) weight[k] = (this.#weight[from + k] ?? 0) / 2
      weigh(other, weight)
      this.#weigh(vertex, other, weight)
      for (let k = 0; k < depth; k += 1) {
        needed[k] = 2 * (weight[k] ?? 0) - (this.#price[other * depth + k] ?? 0)
      }
      if (isFirst || isAbove(needed, price)) price.set(needed)
      isFirst = false
    }
    this.#price.set(price, vertex * depth)
    for (let blossom = this.size; blossom < this.#nodes; blossom += 1) {
      if (this.#top[blossom] === blossom) this.#refreshEdge(blossom, vertex)
    }
  }

  /** Takes out two vertices that are matched with each other. */
  remove(one: number, other: number): void {
    this.#lift(one)
    this.#lift(other)
    this.#unmatch(one)
    this.#unmatch(other)
    this.#vertices = this.#vertices.filter((vertex) => vertex !== one && vertex !== other)
    for (const gone of [one, other]) {
      this.#top[gone] = none
      for (let node = 0; node < this.#nodes; node += 1) {
        this.#end[gone * this.#nodes + node] = none
        this.#end[node * this.#nodes + gone] = none
      }
    }
  }

  #topOf(node: number): number {
    return this.#top[node] ?? none
  }

  #weigh(one: number, other: number, weight: ArrayLike<number>): void {
    const depth = this.#depth
    const there = (one * this.size + other) * depth
    const back = (other * this.size + one) * depth
    for (let k = 0; k < depth; k += 1) {
      const twice = 2 * (weight[k] ?? 0)
      this.#weight[there + k] = twice
      this.#weight[back + k] = twice
    }
  }

  /** Whether the edge from a vertex to the first weighs more than that to the second. */
  #isHeavier(vertex: number, first: number, second: number): boolean {
    const depth = this.#depth
    const one = (vertex * this.size + first) * depth
    const two = (vertex * this.size + second) * depth
    for (let k = 0; k < depth; k += 1) {
      const difference = (this.#weight[one + k] ?? 0) - (this.#weight[two + k] ?? 0)
      if (difference !== 0) return difference > 0
    }
    return false
  }

  #isTight(one: number, other: number): boolean {
    const depth = this.#depth
    const edge = (one * this.size + other) * depth
    for (let k = 0; k < depth; k += 1) {
      const price = (this.#price[one * depth + k] ?? 0) + (this.#price[other * depth + k] ?? 0)
      if (price !== this.#weight[edge + k]) return false
    }
    return true
  }

  /** Whether the edge of the first two vertices has less slack than that of the others. */
  #isTighter(a: number, b: number, c: number, d: number): boolean {
    const depth = this.#depth
    const price = this.#price
    const first = (a * this.size + b) * depth
    const second = (c * this.size + d) * depth
    for (let k = 0; k < depth; k += 1) {
      const difference =
        (price[a * depth + k] ?? 0) +
        (price[b * depth + k] ?? 0) -
        (this.#weight[first + k] ?? 0) -
        ((price[c * depth + k] ?? 0) +
          (price[d * depth + k] ?? 0) -
          (this.#weight[second + k] ?? 0))
      if (difference !== 0) return difference < 0
    }
    return false
  }

  /** Grows a tree from an unmatched node until it reaches another one. */
  #grow(root: number): boolean {
    this.#label.fill(free)
    this.#nearest.fill(none)
    this.#queue = []
    this.#makeOuter(root)
    for (;;) {
      for (let next = this.#queue.pop(); next !== undefined; next = this.#queue.pop()) {
        if (this.#scan(next)) return true
      }
      if (!this.#findDelta()) return false
      this.#applyDelta()
      if (this.#useTightEdges()) return true
      this.#expandEmpty()
    }
  }

  #makeOuter(node: number): void {
    this.#label[node] = outer
    this.#pushVertices(node)
  }

  #pushVertices(node: number): void {
    if (node < this.size) this.#queue.push(node)
    else for (const child of this.#cycle[node] ?? []) this.#pushVertices(child)
  }

  #scan(vertex: number): boolean {
    const nodes = this.#nodes
    for (const other of this.#vertices) {
      const node = this.#topOf(other)
      if (node === this.#topOf(vertex) || this.#label[node] === inner) continue
      if (this.#end[vertex * nodes + other] === none) continue
      if (this.#isTight(vertex, other)) {
        if (this.#useEdge(vertex, other)) return true
      } else this.#offer(vertex, node)
    }
    return false
  }

  /** Remembers an outer vertex if it is nearer to a node than what was known. */
  #offer(vertex: number, node: number): void {
    const nodes = this.#nodes
    const known = this.#nearest[node] ?? none
    const end = this.#end[node * nodes + vertex] ?? none
    if (end === none) return
    if (known !== none) {
      const knownEnd = this.#end[node * nodes + known] ?? none
      if (!this.#isTighter(vertex, end, known, knownEnd)) return
    }
    this.#nearest[node] = vertex
  }

  #findNearest(node: number): void {
    this.#nearest[node] = none
    for (const vertex of this.#vertices) {
      const top = this.#topOf(vertex)
      if (top !== node && this.#label[top] === outer) this.#offer(vertex, node)
    }
  }

  /** Uses a tight edge from an outer vertex. @returns whether it has led to an unmatched node */
  #useEdge(vertex: number, other: number): boolean {
    const from = this.#topOf(vertex)
    const to = this.#topOf(other)
    if (this.#label[to] === outer) {
      if (from !== to) this.#shrink(from, to)
      return false
    }
    const partner = this.#partner[to] ?? none
    if (partner === none) {
      this.#augment(from, to)
      this.#match(to, from)
      return true
    }
    this.#parent[to] = vertex
    this.#label[to] = inner
    this.#nearest[to] = none
    const mate = this.#topOf(partner)
    this.#nearest[mate] = none
    this.#makeOuter(mate)
    return false
  }

  /** Turns the path from an outer node to the root around, and matches the node with another. */
  #augment(node: number, withNode: number): void {
    let from = node
    let to = withNode
    for (;;) {
      const partner = this.#partner[from] ?? none
      this.#match(from, to)
      if (partner === none) return
      const innerNode = this.#topOf(partner)
      const next = this.#topOf(this.#parent[innerNode] ?? none)
      this.#match(innerNode, next)
      from = next
      to = innerNode
    }
  }

  /** Sets what a node is matched with: within a blossom the pairs move along the cycle. */
  #match(node: number, withNode: number): void {
    const nodes = this.#nodes
    this.#partner[node] = this.#end[withNode * nodes + node] ?? none
    if (node < this.size) return
    const child = this.#childAt(node, this.#end[node * nodes + withNode] ?? none)
    const cycle = this.#evenWay(node, child)
    const at = cycle.indexOf(child)
    for (let index = 0; index < at; index += 1) {
      const other = cycle[index ^ 1] ?? none
      this.#match(cycle[index] ?? none, other)
    }
    this.#match(child, withNode)
    this.#cycle[node] = [...cycle.slice(at), ...cycle.slice(0, at)]
  }

  #childAt(blossom: number, vertex: number): number {
    return this.#childOf[(blossom - this.size) * this.size + vertex] ?? none
  }

  /** A blossom's cycle in the direction in which a child has an even number of nodes before it. */
  #evenWay(blossom: number, child: number): number[] {
    const cycle = this.#cycle[blossom] ?? []
    if (cycle.indexOf(child) % 2 === 0) return cycle
    const [base = none, ...rest] = cycle
    const turned = [base, ...rest.toReversed()]
    this.#cycle[blossom] = turned
    return turned
  }

  #wayToRoot(node: number): number[] {
    const way = [node]
    for (let at = node; ;) {
      const partner = this.#partner[at] ?? none
      if (partner === none) return way
      const innerNode = this.#topOf(partner)
      at = this.#topOf(this.#parent[innerNode] ?? none)
      way.push(innerNode, at)
    }
  }

  /** Makes a blossom of the cycle that an edge between two outer nodes closes. */
  #shrink(one: number, other: number): void {
    const first = this.#wayToRoot(one)
    const second = this.#wayToRoot(other)
    const known = new Set(first)
    const base = second.find((node) => known.has(node)) ?? none
    const up = first.slice(0, first.indexOf(base)).toReversed()
    const down = second.slice(0, second.indexOf(base))
    const cycle = [base, ...up, ...down]
    const blossom = this.#spare.pop() ?? none
    this.#cycle[blossom] = cycle
    this.#top[blossom] = blossom
    this.#partner[blossom] = this.#partner[base] ?? none
    this.#price.fill(0, blossom * this.#depth, (blossom + 1) * this.#depth)
    this.#label[blossom] = outer
    for (const child of cycle) {
      if (this.#label[child] === inner) this.#pushVertices(child)
      this.#eachVertex(child, (vertex) => {
        this.#childOf[(blossom - this.size) * this.size + vertex] = child
      })
      this.#setTop(child, blossom)
    }
    const isWithin = new Set(cycle)
    for (let node = 0; node < this.#nodes; node += 1) {
      if (!isWithin.has(node)) this.#joinEdges(blossom, node)
    }
    this.#findNearest(blossom)
  }

  /** Finds the tightest edge from a blossom to a node among those of its children. */
  #joinEdges(blossom: number, node: number): void {
    const nodes = this.#nodes
    let best = none
    let bestEnd = none
    for (const child of this.#cycle[blossom] ?? []) {
      const here = this.#end[child * nodes + node] ?? none
      if (here === none) continue
      const there = this.#end[node * nodes + child] ?? none
      if (best !== none && !this.#isTighter(here, there, best, bestEnd)) continue
      best = here
      bestEnd = there
    }
    this.#end[blossom * nodes + node] = best
    this.#end[node * nodes + blossom] = bestEnd
  }

  /** After the weights at a vertex have changed: finds a blossom's tightest edge to it anew. */
  #refreshEdge(blossom: number, vertex: number): void {
    for (const child of this.#cycle[blossom] ?? []) {
      if (child >= this.size) this.#refreshEdge(child, vertex)
    }
    this.#joinEdges(blossom, vertex)
  }

  #eachVertex(node: number, visit: (vertex: number) => void): void {
    if (node < this.size) visit(node)
    else for (const child of this.#cycle[node] ?? []) this.#eachVertex(child, visit)
  }

  #setTop(node: number, top: number): void {
    this.#top[node] = top
    if (node < this.size) return
    for (const child of this.#cycle[node] ?? []) this.#setTop(child, top)
  }

  /** Finds how far prices can move until an edge gets tight or an inner blossom is empty. */
  #findDelta(): boolean {
    const depth = this.#depth
    const nodes = this.#nodes
    const delta = this.#delta
    const slack = this.#slack
    let isFound = false
    for (let node = 0; node < nodes; node += 1) {
      if (this.#top[node] !== node) continue
      const label = this.#label[node]
      if (label === inner) {
        if (node < this.size) continue
        for (let k = 0; k < depth; k += 1) slack[k] = (this.#price[node * depth + k] ?? 0) / 2
      } else {
        const vertex = this.#nearest[node] ?? none
        if (vertex === none) continue
        const end = this.#end[node * nodes + vertex] ?? none
        const share = label === outer ? 2 : 1
        for (let k = 0; k < depth; k += 1) {
          const price = (this.#price[vertex * depth + k] ?? 0) + (this.#price[end * depth + k] ?? 0)
          slack[k] = (price - (this.#weight[(vertex * this.size + end) * depth + k] ?? 0)) / share
        }
      }
      if (isFound && !isAbove(delta, slack)) continue
      delta.set(slack)
      isFound = true
    }
    return isFound
  }

  #applyDelta(): void {
    const depth = this.#depth
    for (const vertex of this.#vertices) {
      const label = this.#label[this.#topOf(vertex)]
      if (label === free) continue
      const sign = label === outer ? -1 : 1
      for (let k = 0; k < depth; k += 1) {
        this.#raise(vertex * depth + k, sign * (this.#delta[k] ?? 0))
      }
    }
    for (let blossom = this.size; blossom < this.#nodes; blossom += 1) {
      if (this.#top[blossom] !== blossom || this.#label[blossom] === free) continue
      const sign = this.#label[blossom] === outer ? 2 : -2
      for (let k = 0; k < depth; k += 1) {
        this.#raise(blossom * depth + k, sign * (this.#delta[k] ?? 0))
      }
    }
  }

  #raise(component: number, by: number): void {
    this.#price[component] = (this.#price[component] ?? 0) + by
  }

  #useTightEdges(): boolean {
    for (let node = 0; node < this.#nodes; node += 1) {
      if (this.#top[node] !== node || this.#label[node] === inner) continue
      const vertex = this.#nearest[node] ?? none
      if (vertex === none || this.#topOf(vertex) === node) continue
      const end = this.#end[node * this.#nodes + vertex] ?? none
      if (this.#isTight(vertex, end) && this.#useEdge(vertex, end)) return true
    }
    return false
  }

  /** Takes apart the inner blossoms whose price has come to nothing. */
  #expandEmpty(): void {
    for (let blossom = this.size; blossom < this.#nodes; blossom += 1) {
      if (this.#top[blossom] !== blossom || this.#label[blossom] !== inner) continue
      if (this.#isFree(blossom)) this.#expand(blossom)
    }
  }

  #isFree(blossom: number): boolean {
    for (let k = 0; k < this.#depth; k += 1) {
      if (this.#price[blossom * this.#depth + k] !== 0) return false
    }
    return true
  }

  #expand(blossom: number): void {
    const nodes = this.#nodes
    const parent = this.#parent[blossom] ?? none
    const entry = this.#childAt(blossom, this.#end[blossom * nodes + parent] ?? none)
    const cycle = this.#evenWay(blossom, entry)
    const at = cycle.indexOf(entry)
    for (const child of cycle) this.#setTop(child, child)
    this.#release(blossom)
    const outerChildren: number[] = []
    for (const [index, child] of cycle.entries()) {
      this.#nearest[child] = none
      if (index > at) this.#label[child] = free
      else if (index % 2 === 1) {
        this.#label[child] = outer
        outerChildren.push(child)
      } else {
        this.#label[child] = inner
        const next = cycle[index + 1] ?? none
        this.#parent[child] = index === at ? parent : (this.#end[next * nodes + child] ?? none)
      }
    }
    for (const child of outerChildren) this.#pushVertices(child)
    for (const child of cycle) if (this.#label[child] !== inner) this.#findNearest(child)
  }

  #release(blossom: number): void {
    this.#top[blossom] = none
    this.#partner[blossom] = none
    this.#label[blossom] = free
    this.#nearest[blossom] = none
    for (let node = 0; node < this.#nodes; node += 1) {
      this.#end[blossom * this.#nodes + node] = none
      this.#end[node * this.#nodes + blossom] = none
    }
    this.#spare.push(blossom)
  }

  /** Takes apart the blossoms that a vertex is in, by raising the prices of all that are in them. */
  #lift(vertex: number): void {
    const depth = this.#depth
    for (;;) {
      const blossom = this.#topOf(vertex)
      if (blossom === vertex) return
      const cycle = this.#cycle[blossom] ?? []
      if (!this.#isFree(blossom)) {
        this.#unmatch(blossom)
        this.#eachVertex(blossom, (within) => {
          for (let k = 0; k < depth; k += 1) {
            this.#raise(within * depth + k, (this.#price[blossom * depth + k] ?? 0) / 2)
          }
        })
      }
      for (const child of cycle) this.#setTop(child, child)
      this.#release(blossom)
    }
  }

  #unmatch(node: number): void {
    const partner = this.#partner[node] ?? none
    if (partner === none) return
    this.#forget(this.#topOf(partner))
    this.#forget(node)
  }

  #forget(node: number): void {
    this.#partner[node] = none
    if (node >= this.size) this.#forget(this.#cycle[node]?.[0] ?? none)
  }
}

/** Whether the first vector is greater. */
function isAbove(one: Float64Array, other: Float64Array): boolean {
  for (let k = 0; k < one.length; k += 1) {
    const difference = (one[k] ?? 0) - (other[k] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
