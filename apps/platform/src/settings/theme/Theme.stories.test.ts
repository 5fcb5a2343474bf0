import { themeStates } from '@kingside/machines/theme/examples'
import { expect, it } from 'vitest'
import * as stories from './Theme.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(themeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `theme/${state}`)
})
