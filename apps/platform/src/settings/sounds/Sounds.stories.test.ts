import { soundsStates } from '@kingside/machines/sounds/examples'
import { expect, it } from 'vitest'
import * as stories from './Sounds.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(soundsStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `sounds/${state}`)
})
