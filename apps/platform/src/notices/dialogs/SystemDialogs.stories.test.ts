import { systemDialogsStates } from '@kingside/machines/system-dialogs/examples'
import { expect, it } from 'vitest'
import * as stories from './SystemDialogs.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(systemDialogsStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `system-dialogs/${state}`,
  )
})
