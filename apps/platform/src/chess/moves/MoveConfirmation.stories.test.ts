import { moveConfirmationStates } from '@kingside/machines/move-confirmation/examples'
import { expect, it } from 'vitest'
import * as stories from './MoveConfirmation.stories.tsx'

it.each(Object.keys(moveConfirmationStates))('shows the state %s in a story', (state) => {
  const name = state.charAt(0).toUpperCase() + state.slice(1)
  expect(stories).toHaveProperty([name, 'parameters', 'state'], `move-confirmation/${state}`)
})
