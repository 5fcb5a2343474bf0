import type { Parameters } from '@storybook/react-vite'

/**
 * Pictures for all settings of a reader: both themes, a phone of 320 px, text of 200 %, and forced colours. Each part
 * has it in the story that shows most of the part.
 */
export const everyLook = { visual: { claims: 'part' } } satisfies Parameters
