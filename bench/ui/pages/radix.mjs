import {
  Button,
  Card,
  DataList,
  Flex,
  Heading,
  Inset,
  Link,
  Table,
  Theme,
  VisuallyHidden,
} from '@radix-ui/themes'
import { Trophy } from 'lucide-react'
import { createElement } from 'react'
import '@radix-ui/themes/styles.css'
import { expose } from './expose.mjs'
import { caption, cardGrid, columns, factsOf, rows, tournaments } from './work.mjs'

/** @import { ReactNode } from 'react' */

/** @param {ReactNode} children */
const themed = (children) => createElement(Theme, { appearance: 'dark' }, children)

expose({
  table: () =>
    themed(
      createElement(
        Table.Root,
        null,
        createElement('caption', null, caption),
        createElement(
          Table.Header,
          null,
          createElement(
            Table.Row,
            null,
            columns.map(({ id, header }) =>
              createElement(Table.ColumnHeaderCell, { key: id }, header),
            ),
          ),
        ),
        createElement(
          Table.Body,
          null,
          rows.map((row) =>
            createElement(
              Table.Row,
              { key: row.rank },
              columns.map(({ id }) =>
                createElement(
                  id === 'name' ? Table.RowHeaderCell : Table.Cell,
                  { key: id },
                  row[id],
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  cards: () =>
    themed(
      createElement(
        'div',
        { style: cardGrid },
        tournaments.map((tournament) =>
          createElement(
            Card,
            { key: tournament.id, asChild: true },
            createElement(
              'article',
              { 'aria-labelledby': `name-${tournament.id}` },
              createElement(
                Inset,
                { side: 'top', pb: 'current' },
                createElement(
                  Flex,
                  { align: 'center', justify: 'center', style: picture },
                  createElement(Trophy, { size: 48 }),
                ),
              ),
              createElement(
                Flex,
                { direction: 'column', gap: '3' },
                createElement(
                  Heading,
                  { as: 'h3', size: '3', id: `name-${tournament.id}` },
                  createElement(Link, { href: `#${tournament.id}` }, tournament.name),
                ),
                createElement(
                  DataList.Root,
                  { size: '2' },
                  factsOf(tournament).map(({ label, icon, text, dateTime }) =>
                    createElement(
                      DataList.Item,
                      { key: label },
                      createElement(
                        DataList.Label,
                        { minWidth: '16px' },
                        createElement(icon, { size: 16 }),
                        createElement(VisuallyHidden, null, label),
                      ),
                      createElement(
                        DataList.Value,
                        null,
                        dateTime === undefined ? text : createElement('time', { dateTime }, text),
                      ),
                    ),
                  ),
                ),
                createElement(Flex, { gap: '2' }, createElement(Button, { size: '2' }, 'Join')),
              ),
            ),
          ),
        ),
      ),
    ),
})

const picture = { aspectRatio: '2 / 1' }
