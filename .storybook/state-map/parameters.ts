/** The states of machines that a story shows, each as `machine-name/leaf.path`. */
export type ShownStates = string | readonly string[]

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The State map leads from these states to the story, and `npm run states` misses a state that no story shows. */
    state?: ShownStates
  }
}
