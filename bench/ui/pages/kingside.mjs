import { createElement } from 'react'
import { jsx } from 'react/jsx-runtime'
import { Button } from '../../../packages/design-system/src/Button/index.ts'
import { Table } from '../../../packages/design-system/src/Table/index.ts'
import { TournamentCard } from '../../../packages/design-system/src/TournamentCard/index.ts'
import '../../../packages/design-system/src/themes/vars.css.ts'
import { expose } from './expose.mjs'
import { caption, cardGrid, columns, factLabels, rows, tournaments } from './work.mjs'

/** @import { Row } from './work.mjs' */

const typed = columns.map((column) => ({
  ...column,
  cell: (/** @type {Row} */ row) => row[column.id],
}))

expose({
  table: () =>
    jsx(Table, {
      caption,
      columns: typed,
      rowHeader: 'name',
      rows,
      rowKey: (/** @type {Row} */ row) => String(row.rank),
      empty: 'Nobody yet',
    }),
  cards: () =>
    createElement(
      'div',
      { style: cardGrid },
      tournaments.map(({ id, name, timeControl, start, dateTime, players, prize }) =>
        jsx(
          TournamentCard,
          {
            name,
            timeControl,
            start: { text: start, dateTime },
            players,
            prize,
            texts: { ...factLabels, place: 'Place' },
            href: `#${id}`,
            actions: jsx(Button, { size: 's', children: 'Join' }),
          },
          id,
        ),
      ),
    ),
})
