import { subscriptionStates } from '@kingside/machines/subscription/examples'
import { expect, it } from 'vitest'
import * as stories from './Subscription.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(subscriptionStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `subscription/${state}`)
})
