import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

/** Shows a feature's story as in its popup: with the popup's title and width. */
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
