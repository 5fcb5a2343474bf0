import { faviconBadgeStates } from '@kingside/machines/favicon-badge/examples'
import { expect, it } from 'vitest'
import * as stories from './FaviconBadge.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(faviconBadgeStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `favicon-badge/${state}`,
  )
})
