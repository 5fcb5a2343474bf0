interface Window {
  /** What the page was seen to do while it loaded. */
  visit?: {
    /** When it could be used first, in milliseconds. */
    use: number | undefined
    lcp: number
    readonly shifts: { at: number; value: number }[]
    readonly longTasks: number[]
  }
  /** The lengths of long tasks, in milliseconds, of a page that is watched. */
  longTasks?: number[]
}
