import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { PgnViewer } from './PgnViewer.tsx'

const annotated = `[White "Paul Morphy"]
[Black "Duke Karl and Count Isouard"]
[Result "1-0"]

{ Played in a box of the Paris opera, 1858. } 1. e4 { [%eval 0.3] } e5 { [%eval 0.3] }
2. Nf3 { [%eval 0.3] } d6 { [%eval 0.5] } 3. d4 { [%eval 0.5] }
Bg4 $6 { [%eval 1] [%cal Rg4f3,Gd4e5] The pin looks active, and costs the bishop. }
(3... exd4 4. Nxd4 Nf6 5. Nc3 { is the quiet way. }) 4. dxe5 { [%eval 1] } Bxf3 { [%eval 1.3] }
5. Qxf3 { [%eval 1.3] } dxe5 { [%eval 1.4] } 6. Bc4 { [%eval 1.4] [%cal Gc4f7,Gf3f7] }
Nf6 $2 { [%eval 2.4] } 7. Qb3 $1 { [%eval 2.6] [%cal Gb3f7,Gb3b7] Two pawns at once. }
Qe7 { [%eval 2.8] } 8. Nc3 { [%eval 2.8] Development rather than a pawn. }
(8. Qxb7 Qb4+ (8... Nbd7 $4 9. Qc8+) 9. Qxb4 Bxb4+ { and the queens are off. })
8... c6 { [%eval 2.6] } 9. Bg5 { [%eval 2.8] } b5 $2 { [%eval 3.7] }
10. Nxb5 $1 { [%eval 4.1] } cxb5 { [%eval 5.6] } 11. Bxb5+ { [%eval 6] }
Nbd7 { [%eval 6.7] } 12. O-O-O { [%eval 7.4] } Rd8 { [%eval 7.1] }
13. Rxd7 $1 { [%eval 7.6] [%csl Rd7] } Rxd7 { [%eval 7.9] } 14. Rd1 { [%eval 8] }
Qe6 $4 { [%eval 11.5] } 15. Bxd7+ { [%eval 2.8] } Nxd7 { [%eval #2] }
16. Qb8+ $3 { [%eval #1] [%cal Gd1d8] The queen opens the file. } Nxb8 { [%eval #1] } 17. Rd8# 1-0`

const withClocks = `[White "Ann"]
[Black "Ben"]
[Result "1-0"]

1. e4 { [%clk 0:03:00] } e5 { [%clk 0:02:58] } 2. Nf3 { [%clk 0:02:59] } d6 { [%clk 0:02:55] }
3. Bc4 { [%clk 0:02:57] } Bg4 { [%clk 0:02:41] } 4. Nc3 { [%clk 0:02:50] } g6 { [%clk 0:02:20] }
5. Nxe5 { [%clk 0:02:08] } Bxd1 { [%clk 0:01:59] } 6. Bxf7+ { [%clk 0:02:07] } Ke7 { [%clk 0:01:58] }
7. Nd5# { [%clk 0:02:06] } 1-0`

/**
 * All that people write into a PGN: variations, comments, glyphs, judgements, arrows and clocks. The
 * arrow keys, Home and End walk through the game from anywhere in it.
 */
const meta = {
  component: PgnViewer,
  title: 'Recipes/Viewer of a PGN',
  args: { pgn: annotated },
  tags: ['!autodocs'],
} satisfies Meta<typeof PgnViewer>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const boardOf = (canvas: Canvas) => canvas.getByRole('group', { name: /^Board/ })

/** What was scrolled to and fro is not drawn alike to the last pixel each time. */
const scrollToTop = (canvas: Canvas) => canvas.getByRole('group', { name: 'Moves' }).scrollTo(0, 0)

export const ByKeyboard: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    boardOf(canvas).focus()
    await userEvent.keyboard('{ArrowRight>6}')
    const pin = canvas.getByRole('button', { name: '3… Bg4, dubious move' })
    await expect(pin).toHaveAttribute('aria-current', 'step')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: '17. Rd8#' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('button', { name: 'Previous move' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowRight>6}')
    await expect(pin).toHaveAttribute('aria-current', 'step')
    await expect(canvas.getByRole('meter')).toHaveTextContent('+1.0')
    scrollToTop(canvas)
  },
}

export const InAVariation: Story = {
  parameters: { visual: { claims: 'dark' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8… Nbd7, blunder' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Flip the board' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next move' }))
    await expect(canvas.getByRole('button', { name: '9. Qc8+' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', 'No evaluation yet')
  },
}

export const WithClocks: Story = {
  parameters: { visual: { claims: 'board-part' } },
  args: { pgn: withClocks },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Last move' }))
    await expect(canvas.getByRole('timer', { name: 'White\u2019s clock' })).toHaveTextContent(
      '2:06',
    )
    await expect(canvas.getByRole('timer', { name: 'Black\u2019s clock' })).toHaveTextContent(
      '1:58',
    )
    await expect(canvas.queryByRole('meter')).toBeNull()
  },
}
