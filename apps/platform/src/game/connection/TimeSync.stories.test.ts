import { timeSyncStates } from '@kingside/machines/time-sync/examples'
import { expect, it } from 'vitest'
import * as stories from './TimeSync.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(timeSyncStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `time-sync/${state}`)
})
