import { Heading } from '@kingside/design-system/Heading'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import type { ReactNode } from 'react'

export interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A block of a player's page, with its heading. */
export const Part = ({ title, children }: PartProps) => (
  <Surface as="section" label={title} padding={4}>
    <Stack gap={3}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      {children}
    </Stack>
  </Surface>
)
