import { toastStates } from '@kingside/machines/toast/examples'
import { expect, it } from 'vitest'
import * as stories from './Toast.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(toastStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `toast/${state}`)
})
