import { Heading, SearchField, Stack, Table, type TableColumn, Text } from '@kingside/design-system'
import { useState } from 'react'
import { link } from '../state-map/MachineMap.css.ts'
import { type CatalogueEntry, errorCatalogue } from './catalogue.ts'

/** Every message of the specifications' error catalogues with its story, searchable by text. */
export function ErrorCatalogue() {
  const [query, setQuery] = useState('')
  const words = spoken(query)
  const found = errorCatalogue.filter(({ situation, text }) =>
    spoken(`${situation} ${text}`).includes(words),
  )
  const count = `${found.length} of ${errorCatalogue.length} messages`
  return (
    <Stack gap={5}>
      <Heading level={1}>Error messages</Heading>
      <SearchField
        label="Search by words"
        clearLabel="Clear"
        value={query}
        onChange={setQuery}
        resultsText={count}
      />
      <Text size="s" tone="muted">
        {count}
      </Text>
      <Table
        caption="Error messages"
        captionHidden
        columns={columns}
        rowHeader="text"
        rows={found}
        rowKey={({ situation, text }) => `${situation}: ${text}`}
        empty="No message has these words."
      />
    </Stack>
  )
}

/** Search ignores case and the kind of apostrophe. */
const spoken = (text: string) => text.toLowerCase().replaceAll('’', "'")

const columns: readonly TableColumn<CatalogueEntry, 'text' | 'situation' | 'specification'>[] = [
  {
    id: 'text',
    header: 'Message',
    cell: ({ text, story }) => (
      <a href={`?path=/story/${story}`} target="_top" className={link}>
        {text}
      </a>
    ),
  },
  { id: 'situation', header: 'Situation', cell: ({ situation }) => situation },
  {
    id: 'specification',
    header: 'Specification',
    kind: 'number',
    cell: ({ specification }) => specification,
  },
]
