import { Heading, Inline, Stack, Text } from '@kingside/design-system'
import { catalogue } from '@kingside/machines/catalogue'
import { link } from './MachineMap.css.ts'
import { storyIds } from './storyIds.ts'

const storiesOf = (machine: string) =>
  [...storyIds].flatMap(([state, id]) =>
    state.startsWith(`${machine}/`) ? [{ leaf: state.slice(machine.length + 1), id }] : [],
  )

/** Every machine with its states, each a link to its story. */
export const StoriesOfMachines = () => (
  <Stack gap={6}>
    {catalogue.map(({ name }) => (
      <Stack key={name} gap={2}>
        <Heading level={2} size="m">
          {name}
        </Heading>
        <Inline gap={3}>
          {storiesOf(name).map(({ leaf, id }) => (
            <a key={leaf} className={link} href={`?path=/story/${id}`} target="_top">
              <Text size="s" tone="inherit">
                {leaf}
              </Text>
            </a>
          ))}
        </Inline>
      </Stack>
    ))}
  </Stack>
)
