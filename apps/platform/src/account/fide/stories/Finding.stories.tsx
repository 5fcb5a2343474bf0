import { selectFideIdView } from '@kingside/machines/fide-id'
import { fideIdStates as states } from '@kingside/machines/fide-id/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../FideId.messages.ts'
import { FideId } from '../FideId.view.tsx'
import { args } from './fide-id.samples.ts'

/** Who has an id, and finds it in the federation’s list. */
const meta = {
  component: FideId,
  title: 'Features/FideId/Finding',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.connect} />)],
} satisfies Meta<typeof FideId>

export default meta
type Story = StoryObj<typeof meta>

const view = selectFideIdView

export const Loading: Story = {
  parameters: { state: 'fide-id/loading' },
  args: { view: view(states.loading) },
}

/** Passed through at once: it looks as it did while it was loading. */
export const Routing: Story = {
  parameters: {
    state: 'fide-id/routing',
    visual: { looksLike: 'platform-features-fideid-finding--loading' },
  },
  args: { view: view(states.routing) },
}

export const Offline: Story = {
  parameters: { state: 'fide-id/offline' },
  args: { view: view(states.offline) },
}

export const Failed: Story = {
  parameters: { state: 'fide-id/failed' },
  args: { view: view(states.failed) },
}

export const NeedsProOffered: Story = {
  parameters: { state: 'fide-id/needsPro.offered' },
  args: { view: view(states['needsPro.offered']) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'See Pro' })).toHaveAttribute('href', '/pricing')
    await userEvent.click(canvas.getByRole('button', { name: 'I have one of these titles' }))
    await expect(args.onClaimTitle).toHaveBeenCalledOnce()
  },
}

export const NeedsProClaiming: Story = {
  parameters: { state: 'fide-id/needsPro.claiming' },
  args: { view: view(states['needsPro.claiming']) },
}

export const NeedsProRefused: Story = {
  parameters: { state: 'fide-id/needsPro.refused' },
  args: { view: view(states['needsPro.refused']) },
}

export const Choosing: Story = {
  parameters: { state: 'fide-id/choosing', visual: { claims: 'feature' } },
  args: { view: view(states.choosing) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have a FIDE ID' }))
    await expect(args.onHaveId).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Request a FIDE ID' }))
    await expect(args.onOpenForm).toHaveBeenCalledOnce()
  },
}

export const SearchingFillingEditing: Story = {
  parameters: { state: 'fide-id/searching.filling.editing' },
  args: { view: view(states['searching.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'FIDE ID' }), '999000001{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ by: 'id', fideId: '999000001' }),
    )
    await userEvent.click(canvas.getByRole('radio', { name: 'Name' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Dana Serikova')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Year of birth' }), '1998{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith(
      expect.objectContaining({ by: 'name', fullName: 'Dana Serikova', birthYear: '1998' }),
    )
  },
}

export const SearchingFillingInvalid: Story = {
  parameters: { state: 'fide-id/searching.filling.invalid' },
  args: { view: view(states['searching.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
      /Fill in the value/,
    )
    await expect(
      canvas.getByRole('textbox', { name: 'Year of birth' }),
    ).toHaveAccessibleDescription(/Not valid/)
  },
}

export const SearchingFillingRefused: Story = {
  parameters: { state: 'fide-id/searching.filling.refused' },
  args: { view: view(states['searching.filling.refused']) },
}

export const SearchingAsking: Story = {
  parameters: { state: 'fide-id/searching.asking' },
  args: { view: view(states['searching.asking']) },
}

export const Results: Story = {
  parameters: { state: 'fide-id/results', visual: { claims: 'phone' } },
  args: { view: view(states.results) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /WIM Serikova, Dana/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(999_000_001)
    await expect(canvas.getByText('Belongs to another account')).toBeVisible()
    await expect(canvas.getByText('Banned by FIDE')).toBeVisible()
    await expect(canvas.getAllByText(/No title/)).toHaveLength(2)
  },
}

export const ConfirmingReady: Story = {
  parameters: { state: 'fide-id/confirming.ready' },
  args: { view: view(states['confirming.ready']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect FIDE ID' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const ConfirmingClaiming: Story = {
  parameters: { state: 'fide-id/confirming.claiming' },
  args: { view: view(states['confirming.claiming']) },
}

export const ConfirmingRefused: Story = {
  parameters: { state: 'fide-id/confirming.refused' },
  args: { view: view(states['confirming.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This FIDE ID belongs to another account')).toBeVisible()
  },
}
