import { Heading, Stack, Surface } from '@kingside/design-system'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

/** Shows a feature's story as the popup does that it stands in: with the popup's title, and as wide. */
export const inPopup =
  (title: ReactNode): Decorator =>
  (Story) => (
    <div style={{ padding: 'min(24px, 5vw)', maxInlineSize: '30rem', marginInline: 'auto' }}>
      <Surface padding={6}>
        <Stack gap={5}>
          <Heading level={2}>{title}</Heading>
          <Story />
        </Stack>
      </Surface>
    </div>
  )
