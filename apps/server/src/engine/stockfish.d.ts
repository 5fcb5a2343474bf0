/** The part of the package that is used; it brings no types. */
declare module 'stockfish' {
  interface StockfishEngine {
    /** Hears every line that the engine says. */
    listener?: (line: string) => void
    sendCommand: (line: string) => void
  }
  /** Loads one of the package's builds, by its name. */
  const initEngine: (build: 'lite-single') => Promise<StockfishEngine>
  export default initEngine
}
