/** The part of the package that is used; it brings no types. */
declare module 'glicko2' {
  interface Player {
    getRating(): number
    getRd(): number
    getVol(): number
  }
  interface Settings {
    readonly tau: number
    readonly rating: number
    readonly rd: number
    readonly vol: number
  }
  class Glicko2 {
    constructor(settings: Settings)
    makePlayer(rating: number, rd: number, vol: number): Player
    updateRatings(matches: readonly (readonly [Player, Player, score: number])[]): void
  }
  const glicko2: { readonly Glicko2: typeof Glicko2 }
  export default glicko2
}
