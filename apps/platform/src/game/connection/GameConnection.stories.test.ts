import { gameConnectionStates } from '@kingside/machines/game-connection/examples'
import { expect, it } from 'vitest'
import * as stories from './GameConnection.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(gameConnectionStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `game-connection/${state}`,
  )
})
