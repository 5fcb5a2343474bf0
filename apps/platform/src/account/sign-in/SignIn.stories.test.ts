import { signInStates } from '@kingside/machines/sign-in/examples'
import { expect, it } from 'vitest'
import * as stories from './SignIn.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(signInStates))('shows the state %s in a story', (state) => {
  expect(Object.keys(stories)).toContain(storyName(state))
})
