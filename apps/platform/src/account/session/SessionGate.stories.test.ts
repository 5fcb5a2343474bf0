import { sessionStates } from '@kingside/machines/session/examples'
import { expect, it } from 'vitest'
import * as stories from './SessionGate.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(sessionStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `session/${state}`)
})
