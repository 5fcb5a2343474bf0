import { joinButtonStates } from '@kingside/machines/join-button/examples'
import { expect, it } from 'vitest'
import * as stories from './JoinButton.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(joinButtonStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `join-button/${state}`)
})
