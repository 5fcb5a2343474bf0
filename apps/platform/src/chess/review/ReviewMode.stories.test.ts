import { reviewModeStates } from '@kingside/machines/review-mode/examples'
import { expect, it } from 'vitest'
import * as stories from './ReviewMode.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(reviewModeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `review-mode/${state}`)
})
