import { timeControls } from '@kingside/api'
import { expect, it } from 'vitest'
import { usualTimeControls } from './usual-time-controls.ts'

it('holds as many places as the time controls need, in their order', () => {
  const families = [...new Set(timeControls.map((control) => control.board_type_name))]
  expect(usualTimeControls).toEqual(
    families.map((family) => ({
      family,
      controls: timeControls.filter((control) => control.board_type_name === family).length,
    })),
  )
})
