/** The states of machines that a story shows, each as `machine-name/leaf.path`. */
export type ShownStates = string | readonly string[]

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The State map links these states to the story, and `npm run states` reports states without a story. */
    state?: ShownStates
  }
}
