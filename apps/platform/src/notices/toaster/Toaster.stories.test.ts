import { toasterStates } from '@kingside/machines/toaster/examples'
import { expect, it } from 'vitest'
import * as stories from './Toaster.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(toasterStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `toaster/${state}`)
})
