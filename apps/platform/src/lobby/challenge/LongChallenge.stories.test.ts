import { longChallengeStates } from '@kingside/machines/long-challenge/examples'
import { expect, it } from 'vitest'
import * as stories from './LongChallenge.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(longChallengeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `long-challenge/${state}`,
  )
})
