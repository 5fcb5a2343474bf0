import { registrationStates } from '@kingside/machines/registration/examples'
import { expect, it } from 'vitest'
import * as stories from './Registration.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(registrationStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `registration/${state}`)
})
