import { friendGameStates } from '@kingside/machines/friend-game/examples'
import { expect, it } from 'vitest'
import * as stories from './FriendGame.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(friendGameStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `friend-game/${state}`)
})
