import { EmptyState, Heading, Inline, Stack, Text } from '@kingside/design-system'
import { catalogue, diagramOf } from '@kingside/machines/catalogue'
import { useEffect, useMemo, useState } from 'react'
import { Diagram } from './Diagram.tsx'
import { type ListenToShown, listenToShown, type Shown } from './shown.ts'

export interface FollowedStateProps {
  /** The id of the story that shows a state (`machine-name/leaf.path`). */
  stories: ReadonlyMap<string, string>
  /** Subscribes to the states of the current story. @default from every page of this browser */
  listen?: ListenToShown
}

/** The machine of the current story: its state is highlighted while the story plays. */
export function FollowedState({ stories, listen = listenToShown }: FollowedStateProps) {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => listen(setShown), [listen])
  const entry = catalogue.find(
    ({ name, machine }) => name === shown?.machine || machine.id === shown?.machine,
  )
  const diagram = useMemo(() => entry && diagramOf(entry.machine), [entry])
  if (!shown || !entry || !diagram) {
    return (
      <EmptyState title="No machine is on show" level={1}>
        Open a story of a feature: the states that it is in light up here while it plays.
      </EmptyState>
    )
  }
  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Heading level={1}>{entry.name}</Heading>
        <Text tone="muted" size="s">
          {'Now in '}
          <strong aria-live="polite">{shown.leaves.join(' + ')}</strong>
        </Text>
      </Inline>
      <Diagram
        diagram={diagram}
        label={`The states of ${entry.name}`}
        active={shown.leaves}
        storyOf={(path) => {
          const id = stories.get(`${entry.name}/${path}`)
          return id === undefined ? undefined : `?path=/story/${id}`
        }}
      />
    </Stack>
  )
}
