import { lobbyConnectionStates } from '@kingside/machines/lobby-connection/examples'
import { expect, it } from 'vitest'
import * as stories from './LobbyConnection.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(lobbyConnectionStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `lobby-connection/${state}`,
  )
})
