import { directChallengeStates } from '@kingside/machines/direct-challenge/examples'
import { expect, it } from 'vitest'
import * as stories from './DirectChallenge.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(directChallengeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `direct-challenge/${state}`,
  )
})
