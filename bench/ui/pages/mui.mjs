import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardMedia from '@mui/material/CardMedia'
import Link from '@mui/material/Link'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Trophy } from 'lucide-react'
import { createElement } from 'react'
import { expose } from './expose.mjs'
import { caption, cardGrid, columns, factsOf, rows, tournaments } from './work.mjs'

/** @import { ElementType, ReactNode } from 'react' */

/**
 * MUI's types know `component` in JSX only.
 * @type {(type: ElementType, props: object | null, ...children: ReactNode[]) => ReactNode}
 */
const element = createElement

expose({
  table: () =>
    createElement(
      Table,
      null,
      createElement('caption', { style: { captionSide: 'top' } }, caption),
      createElement(
        TableHead,
        null,
        createElement(
          TableRow,
          null,
          columns.map(({ id, header }) => createElement(TableCell, { key: id }, header)),
        ),
      ),
      createElement(
        TableBody,
        null,
        rows.map((row) =>
          createElement(
            TableRow,
            { key: row.rank },
            columns.map(({ id }) =>
              createElement(
                TableCell,
                { key: id, ...(id === 'name' && { component: 'th', scope: 'row' }) },
                row[id],
              ),
            ),
          ),
        ),
      ),
    ),
  cards: () =>
    element(
      'div',
      { style: cardGrid },
      tournaments.map((tournament) =>
        element(
          Card,
          {
            key: tournament.id,
            component: 'article',
            'aria-labelledby': `name-${tournament.id}`,
          },
          element(CardMedia, { component: 'div', style: picture }, element(Trophy, { size: 48 })),
          element(
            CardContent,
            null,
            element(
              Typography,
              { variant: 'h6', component: 'h3', id: `name-${tournament.id}` },
              element(Link, { href: `#${tournament.id}` }, tournament.name),
            ),
            element(
              'dl',
              { style: facts },
              factsOf(tournament).map(({ label, icon, text, dateTime }) =>
                element(
                  'div',
                  { key: label, style: fact },
                  element(
                    Typography,
                    { component: 'dt', variant: 'body2' },
                    element(icon, { size: 16 }),
                    element('span', { style: hidden }, label),
                  ),
                  element(
                    Typography,
                    { component: 'dd', variant: 'body2' },
                    dateTime === undefined ? text : element('time', { dateTime }, text),
                  ),
                ),
              ),
            ),
          ),
          element(
            CardActions,
            null,
            element(Button, { size: 'small', variant: 'contained' }, 'Join'),
          ),
        ),
      ),
    ),
})

const picture = { display: 'grid', placeItems: 'center', aspectRatio: '2 / 1' }
const facts = { display: 'grid', gap: 4 }
const fact = { display: 'flex', gap: 8 }
const hidden = /** @type {const} */ ({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
})
