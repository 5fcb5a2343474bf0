import { Button } from '@kingside/design-system/Button'
import { Skeleton } from '@kingside/design-system/Skeleton'
import { Stack } from '@kingside/design-system/Stack'
import { Text } from '@kingside/design-system/Text'
import type { ReactNode } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import { messages } from './player.messages.ts'
import type { Loaded } from './player.types.ts'

export interface LoadedPartProps<Value> {
  readonly of: Loaded<Value>
  /** Says what could not be loaded. */
  readonly failed: MessageDescriptor
  /** How many lines of text it usually has. @default 2 */
  readonly lines?: number
  readonly children: (value: Value) => ReactNode
}

/** What comes by one call in a small block: a placeholder until it is there, or a line that says that it is not. */
export function LoadedPart<Value>({ of, failed, lines = 2, children }: LoadedPartProps<Value>) {
  switch (of.status) {
    case 'loading':
      return <Skeleton lines={lines} />
    case 'failed':
      return (
        <Stack gap={2} align="start">
          <Text size="s" tone="muted">
            <FormattedMessage {...failed} />
          </Text>
          <Button type="secondary" size="s" loading={of.isRetrying} onPress={of.onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        </Stack>
      )
    case 'ready':
      return children(of.value)
    default:
      return of satisfies never
  }
}
