import { operatorContract } from '@kingside/api/calls/operation/index'
import { exampleOperatorClub } from '@kingside/api/calls/operation/clubs'
import { mockCall } from '@kingside/api/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { operationServer } from '../stories/operation-server.ts'
import { type PageArgs, pageMeta, pageParameters } from '../stories/page-story.tsx'

const { clubs } = operatorContract.operation

/** The plans of clubs, which operators set. */
const meta = {
  ...pageMeta,
  title: 'Pages/Operation/Clubs',
  args: { address: '/operation/clubs', reader: 'free' },
  parameters: { ...pageParameters },
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const other = { ...exampleOperatorClub, id: '13', name: 'Rook and Roll', plan: 'premium' } as const

export const Plans: Story = {
  parameters: {
    msw: [
      mockCall(clubs.list, () => ({ count: 2, results: [exampleOperatorClub, other] })),
      mockCall(clubs.setPlan),
      ...operationServer,
    ],
    visual: { claims: 'page' },
  },
  play: async ({ canvas }) => {
    const plan = await canvas.findByRole('button', { name: /Plan of Almaty Chess Club/ })
    await userEvent.click(plan)
    await userEvent.click(await screen.findByRole('option', { name: 'With entry fees' }))
    await expect(await canvas.findByText('Plan saved')).toBeVisible()
  },
}
