import { uploadStates } from '@kingside/machines/upload/examples'
import { expect, it } from 'vitest'
import * as stories from './Upload.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(uploadStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `upload/${state}`)
})
