import type { Decorator } from '@storybook/react-vite'

/** Gives a feature's story the space around it that it has on the page. */
export const inPage: Decorator = (Story) => (
  <div style={{ padding: 'min(24px, 5vw)' }}>
    <Story />
  </div>
)
