import { passwordResetStates } from '@kingside/machines/password-reset/examples'
import { expect, it } from 'vitest'
import * as stories from './PasswordReset.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(passwordResetStates))('shows the state %s in a story', (state) => {
  expect(Object.keys(stories)).toContain(storyName(state))
})
