import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'

export interface SectionProps {
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** A part of the page, with its heading and what it is for. */
export const Section = ({ title, text, children }: SectionProps) => (
  <Surface as="section" label={title} padding={6}>
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2}>{title}</Heading>
        {text !== undefined && (
          <Text as="p" tone="muted">
            {text}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  </Surface>
)
