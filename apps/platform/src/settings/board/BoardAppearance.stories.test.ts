import { boardAppearanceStates } from '@kingside/machines/board-appearance/examples'
import { expect, it } from 'vitest'
import * as stories from './BoardAppearance.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(boardAppearanceStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `board-appearance/${state}`,
  )
})
