import { Inline, Spinner, Text } from '@kingside/design-system'

/** Says what is being waited for where there is nothing to do meanwhile. */
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
