import { inviteChallengeStates } from '@kingside/machines/invite-challenge/examples'
import { expect, it } from 'vitest'
import * as stories from './InviteChallenge.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(inviteChallengeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `invite-challenge/${state}`,
  )
})
