/** What the tests do with the page `mounts.html`. */
export interface Mounts {
  /** Draws everything with a root of its own, and takes both away again. */
  readonly withRoot: (times: number) => void
  /** Draws everything into a page that stays, and takes it out again. */
  readonly withinPage: (times: number) => void
  /** Draws everything and leaves it there. */
  readonly stay: (moves?: readonly string[]) => void
  /** Takes everything out of the page that stays. */
  readonly clear: () => void
  /** Takes the page away too. */
  readonly leave: () => void
}

declare global {
  interface Window {
    readonly mounts: Mounts
  }
}
