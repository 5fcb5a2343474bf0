import { shortChallengeStates } from '@kingside/machines/short-challenge/examples'
import { expect, it } from 'vitest'
import * as stories from './ShortChallenge.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(shortChallengeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `short-challenge/${state}`,
  )
})
