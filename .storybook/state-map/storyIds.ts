import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { storiesOfStates } from './storiesOfStates.ts'

const sources = import.meta.glob<string>('../../apps/platform/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The id of the story that shows a state (`machine-name/leaf.path`). */
export const storyIds: ReadonlyMap<string, string> = new Map(
  Object.values(sources)
    .flatMap(storiesOfStates)
    .map(({ state, title, exportName }) => [
      state,
      toId(`Platform/${title}`, storyNameFromExport(exportName)),
    ]),
)
