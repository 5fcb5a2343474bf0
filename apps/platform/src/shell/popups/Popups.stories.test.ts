import { popupsStates } from '@kingside/machines/popups/examples'
import { expect, it } from 'vitest'
import * as stories from './Popups.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(popupsStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `popups/${state}`)
})
