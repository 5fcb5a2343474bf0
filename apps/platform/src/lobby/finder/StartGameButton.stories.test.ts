import { startGameButtonStates } from '@kingside/machines/start-game-button/examples'
import { expect, it } from 'vitest'
import * as stories from './StartGameButton.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(startGameButtonStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `start-game-button/${state}`,
  )
})
