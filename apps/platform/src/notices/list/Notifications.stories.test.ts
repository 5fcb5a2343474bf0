import { notificationsStates } from '@kingside/machines/notifications/examples'
import { expect, it } from 'vitest'
import * as stories from './Notifications.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(notificationsStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty(
    [storyName(state), 'parameters', 'state'],
    `notifications/${state}`,
  )
})
