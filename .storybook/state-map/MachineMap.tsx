import { Button, Heading, Inline, Split, Stack, Surface, Text } from '@kingside/design-system'
import { diagramOf, leavesOf, type MachineEntry } from '@kingside/machines/catalogue'
import { useMemo, useState } from 'react'
import { type AnyMachineSnapshot, type EventObject, initialTransition, transition } from 'xstate'
import { Diagram } from './Diagram.tsx'
import * as styles from './MachineMap.css.ts'
import { movesIn } from './moves.ts'

interface MachineMapProps {
  entry: MachineEntry
  stories: ReadonlyMap<string, string>
}

interface Step {
  readonly event: string
  readonly snapshot: AnyMachineSnapshot
}

const begin = ({ machine, inputs }: MachineEntry, input: number): Step[] => [
  { event: 'start', snapshot: initialTransition(machine, inputs[input])[0] },
]

/** One machine: its diagram, the possible events, the past ones, and the story of the present state. */
export function MachineMap({ entry, stories }: MachineMapProps) {
  const [steps, setSteps] = useState(() => begin(entry, 0))
  const diagram = useMemo(() => diagramOf(entry.machine), [entry])
  const snapshot = steps.at(-1)?.snapshot
  if (snapshot === undefined) return null
  const active = leavesOf(snapshot)
  const storyIdOf = (path: string) => stories.get(`${entry.name}/${path}`)
  const shown = active.map(storyIdOf).find((id) => id !== undefined)
  const send = (event: EventObject, label: string) =>
    setSteps([...steps, { event: label, snapshot: transition(entry.machine, snapshot, event)[0] }])
  const moves = movesIn(entry, snapshot)
  return (
    <Split
      asideWidth="l"
      aside={
        <Stack gap={5}>
          <Moves title="Events" moves={moves.events} onSend={send} />
          <Moves title="Answers and delays" moves={moves.answers} onSend={send} />
          <Stack gap={2}>
            <Heading level={2}>Begin anew</Heading>
            <Inline>
              {entry.inputs.map((_, index) => (
                <Button
                  key={index}
                  size="s"
                  type="secondary"
                  onPress={() => setSteps(begin(entry, index))}
                >
                  {`Start ${index + 1}`}
                </Button>
              ))}
              <Button
                size="s"
                type="ghost"
                {...(steps.length > 1
                  ? { onPress: () => setSteps(steps.slice(0, -1)) }
                  : { disabledReason: 'This is the beginning.' })}
              >
                Step back
              </Button>
            </Inline>
          </Stack>
          <Stack gap={2}>
            <Heading level={2}>So far</Heading>
            <Stack as="ol" gap={1}>
              {steps.map(({ event, snapshot: reached }, index) => (
                <Text key={index} as="li" size="s" tone="muted">
                  {`${event} → ${leavesOf(reached).join(' + ')}`}
                </Text>
              ))}
            </Stack>
          </Stack>
        </Stack>
      }
    >
      <Stack gap={4}>
        <Text tone="muted" size="s">
          {`${snapshot.status === 'done' ? 'Ended in' : 'Now in'} `}
          <strong aria-live="polite">{active.join(' + ')}</strong>
        </Text>
        <Diagram
          diagram={diagram}
          label={`The states of ${entry.name}`}
          active={active}
          storyOf={(path) => {
            const id = storyIdOf(path)
            return id === undefined ? undefined : `?path=/story/${id}`
          }}
        />
        {shown !== undefined && (
          <Text size="s">
            <a href={`?path=/story/${shown}`} target="_top" className={styles.link}>
              {`See the story of ${active.join(' and ')}`}
            </a>
          </Text>
        )}
        <Surface tone="sunken">
          <pre
            className={styles.view}
            tabIndex={0}
            role="region"
            aria-label="What the page is given"
          >
            {JSON.stringify(entry.view(snapshot), null, 2)}
          </pre>
        </Surface>
      </Stack>
    </Split>
  )
}

interface MovesProps {
  title: string
  moves: readonly { readonly label: string; readonly event: EventObject }[]
  onSend: (event: EventObject, label: string) => void
}

function Moves({ title, moves, onSend }: MovesProps) {
  return (
    <Stack gap={2}>
      <Heading level={2}>{title}</Heading>
      {moves.length === 0 && (
        <Text size="s" tone="muted">
          None is accepted here.
        </Text>
      )}
      <Inline>
        {moves.map(({ label, event }) => (
          <Button key={label} size="s" type="secondary" onPress={() => onSend(event, label)}>
            {label}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}
