import { rematchStates } from '@kingside/machines/rematch/examples'
import { expect, it } from 'vitest'
import * as stories from './Rematch.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(rematchStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `rematch/${state}`)
})
