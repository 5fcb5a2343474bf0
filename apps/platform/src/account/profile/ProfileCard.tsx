import { Heading, Stack, Surface } from '@kingside/design-system'
import type { ReactNode } from 'react'

/** A card beside the form: its heading and what stands below. */
export const ProfileCard = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) => (
  <Surface as="section" label={title} padding={5}>
    <Stack gap={3} align="start">
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  </Surface>
)
