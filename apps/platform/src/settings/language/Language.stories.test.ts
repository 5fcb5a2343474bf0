import { languageStates } from '@kingside/machines/language/examples'
import { expect, it } from 'vitest'
import * as stories from './Language.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(languageStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `language/${state}`)
})
