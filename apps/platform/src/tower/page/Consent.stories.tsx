import { selectConsentView } from '@kingside/machines/consent'
import { consentStates as states } from '@kingside/machines/consent/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Consent } from './Consent.view.tsx'

const view = selectConsentView

/** Whether the reader takes part in the tower; one story for each state of its machine. */
const meta = {
  component: Consent,
  title: 'Features/TowerConsent',
  args: { view: view(states.wanted), onGive: fn(), onWithdraw: fn() },
} satisfies Meta<typeof Consent>

export default meta
type Story = StoryObj<typeof meta>

/** Before it is known it is as if it was wanted. */
export const Deciding: Story = {
  args: { view: view(states.deciding) },
  parameters: {
    state: 'consent/deciding',
    visual: { looksLike: 'platform-features-towerconsent--wanted' },
  },
}

export const Wanted: Story = {
  parameters: {
    state: 'consent/wanted',
    visual: { claims: 'feature' },
    modes: { kazakh: { globals: { locale: 'kz' } } } satisfies StoryModes<Story>,
  },
  play: async ({ canvas, args }) => {
    const [give] = canvas.getAllByRole('button')
    if (give) await userEvent.click(give)
    await expect(args.onGive).toHaveBeenCalledOnce()
  },
}

export const Given: Story = {
  args: { view: view(states.given) },
  parameters: { state: 'consent/given' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop taking part' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}

export const TooYoung: Story = {
  args: { view: view(states.tooYoung) },
  parameters: { state: 'consent/tooYoung' },
}

export const Saving: Story = {
  args: { view: view(states.saving) },
  parameters: { state: 'consent/saving' },
}
