import type { Decorator } from '@storybook/react-vite'

/** Gives a feature's story the space that the page has round it. */
export const inPage: Decorator = (Story) => (
  <div style={{ padding: 'min(24px, 5vw)' }}>
    <Story />
  </div>
)
