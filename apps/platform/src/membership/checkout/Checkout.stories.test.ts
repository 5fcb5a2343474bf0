import { checkoutStates } from '@kingside/machines/checkout/examples'
import { expect, it } from 'vitest'
import * as stories from './Checkout.stories.tsx'

const storyName = (state: string) =>
  state.replace(/(^|\.)(\w)/g, (_, __, letter: string) => letter.toUpperCase())

it.each(Object.keys(checkoutStates))('shows the state %s in a story', (state) => {
  expect(stories).toHaveProperty([storyName(state), 'parameters', 'state'], `checkout/${state}`)
})
