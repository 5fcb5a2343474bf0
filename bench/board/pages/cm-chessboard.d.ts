// cm-chessboard has no types; these are the parts that the benchmark calls.
declare module 'cm-chessboard/src/Chessboard.js' {
  interface MoveEvent {
    readonly type: string
    readonly squareFrom: string
    readonly squareTo: string
  }
  export const INPUT_EVENT_TYPE: {
    readonly moveInputStarted: string
    readonly validateMoveInput: string
    readonly moveInputFinished: string
  }
  export class Chessboard {
    constructor(context: HTMLElement, props: Readonly<Record<string, unknown>>)
    setPosition(fen: string, animated: boolean): Promise<void>
    enableMoveInput(handler: (event: MoveEvent) => boolean): void
    addMarker(type: unknown, square: string): void
    removeMarkers(type: unknown): void
    destroy(): void
  }
}

declare module 'cm-chessboard/src/extensions/markers/Markers.js' {
  export const Markers: unknown
  export const MARKER_TYPE: { readonly square: unknown; readonly circleDanger: unknown }
}
