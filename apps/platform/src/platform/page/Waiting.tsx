import { Inline } from '@kingside/design-system/Inline'
import { Spinner } from '@kingside/design-system/Spinner'
import { Text } from '@kingside/design-system/Text'

/** A text about what is loading, where the user can do nothing meanwhile. */
export function Waiting({ children }: { readonly children: string }) {
  return (
    <Inline gap={3} align="center" wrap={false}>
      <Spinner label={children} />
      <span aria-hidden="true">
        <Text tone="muted">{children}</Text>
      </span>
    </Inline>
  )
}
