import { gameFinderStates } from '@kingside/machines/game-finder/examples'
import { expect, it } from 'vitest'
import * as stories from './GameFinder.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(gameFinderStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `game-finder/${state}`)
})
