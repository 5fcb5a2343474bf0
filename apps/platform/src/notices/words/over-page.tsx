import { Heading } from '@kingside/design-system/Heading'
import { Inline } from '@kingside/design-system/Inline'
import { PageShell } from '@kingside/design-system/PageShell'
import { Stack } from '@kingside/design-system/Stack'
import { Surface } from '@kingside/design-system/Surface'
import { Text } from '@kingside/design-system/Text'
import type { Decorator } from '@storybook/react-vite'
import type { ReactNode } from 'react'

const games = [
  { opponent: 'magnus_k', terms: 'Blitz 3+2 · Your turn' },
  { opponent: 'Aigerim Nurlanova', terms: 'Rapid 15+10 · Waiting' },
  { opponent: 'priya_r', terms: 'Daily, 3 days a move · Your turn' },
]

const words = { skip: 'Skip to the page', brand: 'Kingside', title: 'Active games' }

interface PageProps {
  readonly children?: ReactNode
  /** The end of the header. */
  readonly actions?: ReactNode
}

/** A page of the product for stories of what appears above it. */
export function Page({ children, actions }: PageProps) {
  return (
    <PageShell
      skipLinkText={words.skip}
      brand={
        <Text size="l" weight="bold" tone="brand">
          {words.brand}
        </Text>
      }
      actions={actions}
    >
      <Stack gap={4}>
        <Heading level={1}>{words.title}</Heading>
        {games.map(({ opponent, terms }) => (
          <Surface key={opponent}>
            <Inline gap={3} justify="between">
              <Text weight="semibold">{opponent}</Text>
              <Text size="s" tone="muted" tabular>
                {terms}
              </Text>
            </Inline>
          </Surface>
        ))}
        {children}
      </Stack>
    </PageShell>
  )
}

/** Shows a story above a page of the product. */
export const overPage: Decorator = (Story) => (
  <Page>
    <Story />
  </Page>
)

/** Shows a story in the header of a page of the product. */
export const inHeader: Decorator = (Story) => <Page actions={<Story />} />
