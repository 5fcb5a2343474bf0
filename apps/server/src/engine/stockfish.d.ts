/** The part of the package that is used; it brings no types. */
declare module 'stockfish' {
  interface StockfishEngine {
    /** Called with every line of the engine. */
    listener?: (line: string) => void
    sendCommand: (line: string) => void
  }
  /** Loads one of the package's builds, by its name. */
  const initEngine: (build: 'lite-single') => Promise<StockfishEngine>
  export default initEngine
}
