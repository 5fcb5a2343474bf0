import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { ReactNode } from 'react'

/** A card beside the form, with a heading. */
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
