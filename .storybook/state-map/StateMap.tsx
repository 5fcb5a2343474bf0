import { Heading, Select, Stack, Text } from '@kingside/design-system'
import { catalogue } from '@kingside/machines/catalogue'
import { useState } from 'react'
import { MachineMap } from './MachineMap.tsx'

export interface StateMapProps {
  /** The machine shown first, by the name of its folder. */
  machine: string
  /** The id of the story that shows a state (`machine-name/leaf.path`). */
  stories: ReadonlyMap<string, string>
}

/** Every machine as a diagram to step through: the events are buttons, and the resulting state is highlighted. */
export function StateMap({ machine, stories }: StateMapProps) {
  const [name, setName] = useState(machine)
  const entry = catalogue.find((one) => one.name === name)
  return (
    <Stack gap={5}>
      <Heading level={1}>State map</Heading>
      <Select
        label="Machine"
        value={name}
        onChange={setName}
        options={catalogue.map((one) => ({ value: one.name, label: one.name }))}
        texts={{ placeholder: 'Choose a machine', empty: 'There is no machine yet.' }}
      />
      {entry === undefined ? (
        <Text>{`There is no machine "${name}". Choose one of the list.`}</Text>
      ) : (
        <MachineMap key={entry.name} entry={entry} stories={stories} />
      )}
    </Stack>
  )
}
