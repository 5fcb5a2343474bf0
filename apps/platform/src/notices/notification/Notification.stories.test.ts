import { notificationStates } from '@kingside/machines/notification/examples'
import { expect, it } from 'vitest'
import * as stories from './Notification.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(notificationStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `notification/${state}`)
})
