import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { ResultBanner, type ResultBannerProps } from './ResultBanner.tsx'

const button = { minBlockSize: 44, paddingInline: 16, font: 'inherit' }
const actions = (
  <>
    <button type="button" style={button} onClick={fn()}>
      Rematch
    </button>
    <button type="button" style={button} onClick={fn()}>
      Analyse
    </button>
  </>
)

/** How the game ended, and what to do next. */
const meta = {
  component: ResultBanner,
  title: 'ResultBanner',
  args: {
    result: { state: 'win', title: 'You won', reason: 'Checkmate', score: '1–0' },
    actions,
  },
  decorators: [
    (Story) => (
      <div style={{ boxSizing: 'border-box', maxInlineSize: 432, padding: '24px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResultBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Win: Story = { parameters: { visual: { claims: 'board-part' } } }

export const Lost: Story = {
  args: {
    result: { state: 'lost', title: 'You lost', reason: 'Your time ran out', score: '0–1' },
  },
}

export const Draw: Story = {
  args: {
    result: { state: 'draw', title: 'Draw', reason: 'The same position three times', score: '½–½' },
  },
}

export const Cancelled: Story = {
  args: { result: { state: 'cancelled', title: 'The game was cancelled.' } },
}

export const LongRussianWords: Story = {
  args: {
    result: {
      state: 'draw',
      title: 'Ничья по соглашению сторон',
      reason: 'Недостаточно материала: ни одна из сторон не может поставить мат',
      score: '½–½',
    },
  },
  parameters: { visual: { claims: 'phone' } },
}

function Ending({ result, ...rest }: ResultBannerProps) {
  const [isOver, setIsOver] = useState(false)
  return (
    <>
      <button type="button" style={button} onClick={() => setIsOver(true)}>
        End the game
      </button>
      <ResultBanner {...rest} result={isOver ? result : undefined} />
    </>
  )
}

/** The live region is there, empty, before the game ends. */
export const Announced: Story = {
  render: (args) => <Ending {...args} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    await expect(region).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button', { name: 'Rematch' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'End the game' }))
    await expect(canvas.getByRole('status')).toBe(region)
    await expect(region).toHaveTextContent('You won1–0Checkmate')
    await expect(region).not.toContainElement(canvas.getByRole('button', { name: 'Rematch' }))
  },
}
