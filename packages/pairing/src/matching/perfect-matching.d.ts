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
export declare class PerfectMatching {
    #private;
    /** How many vertices there are; they are numbered from 0. */
    readonly size: number;
    /**
     * @param size how many vertices
     * @param depth how many components a weight has
     */
    constructor(size: number, depth: number);
    /** The vertex that a vertex is matched with, or -1. */
    mateOf(vertex: number): number;
    /** Adds an edge before the first `solve`. */
    addEdge(one: number, other: number, weight: ArrayLike<number>): void;
    hasEdge(one: number, other: number): boolean;
    /**
     * Before the first `solve`: gives vertices prices at which no edge weighs more than its ends' prices.
     * @param known the prices in the last components, where a caller knows better ones: for each edge no more than their
     * sum may be weighed there
     */
    start(known?: (vertex: number) => readonly number[]): void;
    /** Before the first `solve`: matches two vertices if nothing better can be lost by it. */
    matchIfTight(one: number, other: number): void;
    /** Matches every vertex, at the greatest weight. @returns whether that can be done */
    solve(): boolean;
    /**
     * Gives the edges of a vertex new weights, and leaves it and its mate unmatched until the next `solve`.
     * @param weigh adds to `weight`, which holds what the edge to the vertex weighs now
     */
    reweigh(vertex: number, weigh: (other: number, weight: Float64Array) => void): void;
    /** Takes out two vertices that are matched with each other. */
    remove(one: number, other: number): void;
}
