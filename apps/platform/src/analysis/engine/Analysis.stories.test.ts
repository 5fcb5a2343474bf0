import { analysisStates } from '@kingside/machines/analysis/examples'
import { expect, it } from 'vitest'
import * as stories from './Analysis.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(analysisStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `analysis/${state}`)
})
