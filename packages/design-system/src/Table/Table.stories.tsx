import type { Meta, StoryObj } from '@storybook/react-vite'
import { Swords } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { withFlags } from '../stories/countries.tsx'
import { everyLook } from '../stories/everyLook.ts'
import { localized } from '../stories/localized.tsx'
import { longWords } from '../stories/longWords.ts'
import { padded } from '../stories/padded.tsx'
import {
  englishHeaders,
  manyStandings,
  standingColumns,
  standings,
  type Standing,
  type StandingColumn,
} from './stories/standings.tsx'
import {
  Table,
  tableDensities,
  tableHeights,
  tablePhoneLayouts,
  type TableProps,
} from './Table.tsx'
import { useSortedRows } from './useSortedRows.ts'

const columns = standingColumns(englishHeaders, 'en-GB')
const rowKey = ({ id }: Standing) => id
const rowHref = ({ id }: Standing) => `#player-${id}`

/**
 * Rows of one kind, compared by columns: standings, members, games.
 *
 * **Do** keep the columns outside of the component, name the row by one column (`rowHeader`), and give numbers
 * `kind: 'number'`. Say what an empty or failed table means in `empty` and `failure`.
 *
 * **Don't** put more than one action into a row, and don't use a table for things that nobody compares: that is a
 * `List`.
 *
 * It is a plain `<table>`: screen readers go by rows and columns, the browser finds words in it and prints it, and a
 * thousand rows scroll without tricks. Up to 480 px of its own width each row is a card (`phone="cards"`), or the
 * table scrolls sideways below a name that stays (`phone="scroll"`), or a few columns fit (`phone="fit"`).
 *
 * | Key | Does |
 * | --- | --- |
 * | Tab | goes to the next head, link, checkbox |
 * | Enter, Space on a head | sorts by it, then turns the order round |
 * | Enter on a name | opens the row |
 * | Space on a checkbox | picks the row |
 * | arrow keys | scroll, when the table is wider or higher than its place |
 */
const meta = {
  title: 'Table',
  component: Table<Standing, StandingColumn>,
  // A flag loads when it is shown; its picture is of the flag.
  loaders: [withFlags('KZ', 'SE', 'IN', 'AR', 'FR', 'CZ')],
  decorators: [padded, localized],
  argTypes: {
    height: { control: 'select', options: tableHeights },
    phone: { control: 'select', options: tablePhoneLayouts },
    density: { control: 'select', options: tableDensities },
  },
  args: {
    caption: 'Standings',
    captionHidden: true,
    columns,
    rowHeader: 'player',
    rows: standings,
    rowKey,
    empty: 'Nobody has joined yet.',
  },
} satisfies Meta<typeof Table<Standing, StandingColumn>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { visual: { looksLike: 'design-system-table--scrolls-sideways' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Standings' })
    await expect(table).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(7)
    await expect(canvas.getByRole('rowheader', { name: /Priya Raman/ })).toBeVisible()
  },
}

export const WithCaption: Story = {
  args: { captionHidden: false },
  parameters: {
    modes: {
      kazakh: {
        args: {
          caption: 'Турнир кестесі',
          captionHidden: false,
          columns: standingColumns(
            {
              place: 'Орын',
              player: 'Ойыншы',
              rating: 'Рейтинг',
              points: 'Ұпай',
              tieBreak: { header: 'ҚК1', name: 'Қосымша көрсеткіш: Бухгольц' },
              performance: 'Ойын деңгейі',
            },
            // Kazakh writes numbers as Russian does, and not every browser supports it.
            'ru',
          ),
          rows: standings.map((row, index) => ({
            ...row,
            name:
              ['Әйгерім Нұрланова', 'Үміт Жақсылықов', 'Гүлнұр Қожахметова'][index % 3] ?? row.name,
          })),
          rowMarks: ({ id }) => (id === 'p3' ? { own: 'Сіз' } : {}),
          empty: 'Әзірге ешкім қосылған жоқ.',
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          caption: 'Турнирная таблица',
          captionHidden: false,
          columns: standingColumns(
            {
              place: 'Место',
              player: 'Игрок',
              rating: 'Рейтинг',
              points: 'Очки',
              tieBreak: { header: 'ДП1', name: 'Дополнительный показатель: Бухгольц' },
              performance: 'Перформанс',
            },
            'ru',
          ),
          rows: standings.map((row, index) => ({
            ...row,
            name:
              ['Елизавета Преображенская', 'Иван Щербаков', 'Мария Ильина'][index % 3] ?? row.name,
          })),
          rowMarks: ({ id }) => (id === 'p2' ? { disabled: 'Выбыл из турнира' } : {}),
          empty: 'Пока никто не присоединился.',
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
}

/** A press sorts, and another one turns the order. Rows without a value stay last. */
export const Sorting: Story = {
  args: { onSortChange: fn() },
  render: (args) => <Sorted {...args} />,
  play: async ({ canvas, userEvent }) => {
    const rating = canvas.getByRole('columnheader', { name: 'Rating' })
    await expect(canvas.getByRole('columnheader', { name: 'Place' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Rating' }))
    await expect(rating).toHaveAttribute('aria-sort', 'descending')
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names()[0]).toMatch(/Jonas/)
    await expect(names().at(-1)).toMatch(/Sophie/)
    await userEvent.keyboard('{Enter}')
    await expect(rating).toHaveAttribute('aria-sort', 'ascending')
    await expect(names()[0]).toMatch(/Tomás/)
    await expect(names().at(-1)).toMatch(/Sophie/)
    await expect(canvas.getByRole('columnheader', { name: 'Performance' })).not.toHaveAttribute(
      'aria-sort',
    )
  },
}

/** The reader's own row, a row in which something happens, and one that does not count any more. */
export const RowMarks: Story = {
  args: {
    rowMarks: ({ id }) => ({
      ...(id === 'p3' && { own: 'You' }),
      ...(id === 'p2' && { live: 'Playing' }),
      ...(id === 'p6' && { disabled: 'Withdrawn' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Priya Raman.*You/ })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /Jonas Lindqvist.*Playing/ })).toBeVisible()
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          columns: standingColumns(
            { ...englishHeaders, player: longWords.word, points: longWords.label },
            'de',
          ),
          rows: standings.map((row) => ({ ...row, name: `${longWords.word} ${longWords.label}` })),
          rowMarks: ({ id }) => (id === 'p1' ? { own: longWords.word } : {}),
        },
        claims: 'phone',
      },
    } satisfies StoryModes<Story>,
  },
}

/** The name is the link, and the whole row takes its click. */
export const RowLinks: Story = {
  args: { rowHref, onRowPress: fn() },
  parameters: { visual: { looksLike: 'design-system-table--scrolls-sideways' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('2512'))
    await expect(args.onRowPress).toHaveBeenCalledWith(standings[0])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /Aigerim/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRowPress).toHaveBeenCalledTimes(2)
  },
}

export const Selection: Story = {
  parameters: everyLook,
  args: { rowHref },
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all players' })
    await expect(all).toBePartiallyChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select Tomás Novák' })).toBeChecked()
    await userEvent.click(all)
    await expect(canvas.getByRole('checkbox', { name: 'Select Tomás Novák' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Priya Raman' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Mateo Ferreyra' }))
    await expect(all).toBePartiallyChecked()
  },
}

export const Compact: Story = { args: { density: 'compact' } }

/** Values stay beside one another on a phone too, and the name stays in sight. */
export const ScrollsSideways: Story = {
  args: { phone: 'scroll', rowHref },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { claims: 'phone' } },
}

/** A few columns with little in them stay within the width of a phone. */
export const FitsPhone: Story = {
  args: {
    phone: 'fit',
    density: 'compact',
    columns: columns.flatMap((column) => {
      if (column.id === 'player') return [{ ...column, cell: ({ name }: Standing) => name }]
      return column.id === 'place' || column.id === 'points' ? [column] : []
    }),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { claims: 'phone' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
  },
}

export const Loading: Story = {
  args: { rows: [], status: 'loading', loadingLabel: 'Loading the standings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the standings')
  },
}

/** The rows of before stay while new ones are on their way. */
export const LoadingAgain: Story = {
  args: { status: 'loading', loadingLabel: 'Loading the standings' },
}

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="Nobody has joined yet"
        size="s"
        icon={<Swords />}
        actions={<Button>Join</Button>}
      >
        The standings appear with the first player.
      </EmptyState>
    ),
  },
}

const retry = fn()

export const Failed: Story = {
  args: {
    rows: [],
    status: 'failed',
    failure: (
      <ErrorState
        title="The standings could not be loaded"
        size="s"
        retryLabel="Try again"
        onRetry={retry}
      >
        Check the connection.
      </ErrorState>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear()
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

const thousand = manyStandings(1000)

/** The table scrolls by itself below its head, and only what changed is drawn again. */
export const ThousandRows: Story = {
  args: {
    rows: thousand,
    columns: columns.map((column) =>
      column.id === 'player' ? { ...column, cell: ({ name }: Standing) => name } : column,
    ),
    height: 'window',
    rowHref,
    caption: 'Standings of 1,000 players',
  },
  parameters: {
    a11y: { context: { include: ['body'], exclude: ['tbody tr:nth-child(n + 21)'] } },
  },
  play: async ({ canvasElement }) => {
    // Looking for roles among ten thousand cells would take longer than drawing them.
    const region = canvasElement.querySelector('[role="region"]')
    const head = canvasElement.querySelector('thead')
    if (!region || !head) throw new Error('The table does not scroll by itself.')
    await expect(region).toHaveAttribute('tabindex', '0')
    const { top } = head.getBoundingClientRect()
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(1000))
    const [cell] = head.getElementsByTagName('th')
    await expect(Math.abs((cell?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(2)
    region.scrollTop = 0
  },
}

export const RightToLeft: Story = {
  args: {
    caption: 'الترتيب',
    captionHidden: false,
    columns: standingColumns(
      {
        place: 'المركز',
        player: 'اللاعب',
        rating: 'التصنيف',
        points: 'النقاط',
        tieBreak: { header: 'كسر التعادل', name: 'بوخهولتس' },
        performance: 'الأداء',
      },
      'en',
    ),
    rows: standings.map((row) => ({ ...row, name: 'أمينة الخوارزمي' })),
    rowMarks: ({ id }) => (id === 'p3' ? { own: 'أنت' } : {}),
    empty: 'لا أحد بعد',
  },
  globals: { direction: 'rtl' },
  render: (args) => <Sorted {...args} />,
}

function Sorted(props: TableProps<Standing, StandingColumn>) {
  const sorted = useSortedRows(props.rows, props.columns, {
    initial: { column: 'place', direction: 'ascending' },
  })
  return <Table {...props} {...sorted} />
}

function Selectable(props: TableProps<Standing, StandingColumn>) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(['p2']))
  return (
    <Table
      {...props}
      selection={{
        keys,
        onChange: setKeys,
        allLabel: 'Select all players',
        rowLabel: ({ name }) => `Select ${name}`,
      }}
    />
  )
}
