import { lobbyListsStates } from '@kingside/machines/lobby-lists/examples'
import { expect, it } from 'vitest'
import * as stories from './LobbyLists.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(lobbyListsStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `lobby-lists/${state}`)
})
