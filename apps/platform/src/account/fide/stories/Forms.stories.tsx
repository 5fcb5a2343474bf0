import { selectFideIdView } from '@kingside/machines/fide-id'
import { fideIdStates as states } from '@kingside/machines/fide-id/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../FideId.messages.ts'
import { FideId } from '../FideId.view.tsx'
import { args } from './fide-id.samples.ts'

/** The forms with photos: for a new id, and for a check by hand. */
const meta = {
  component: FideId,
  title: 'Features/FideId/Forms',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.connect} />)],
} satisfies Meta<typeof FideId>

export default meta
type Story = StoryObj<typeof meta>

const view = selectFideIdView

export const FillingEditing: Story = {
  parameters: { state: 'fide-id/filling.editing' },
  args: { view: view(states['filling.editing']) },
}

export const FillingInvalid: Story = {
  parameters: { state: 'fide-id/filling.invalid', visual: { claims: 'phone' } },
  args: { view: view(states['filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveAccessibleDescription(
      /Incorrect first name/,
    )
    await expect(canvas.getByRole('textbox', { name: /Last name/ })).toHaveAccessibleDescription(
      /Incorrect last name/,
    )
    await expect(canvas.getByText('The photo is larger than 5 MB')).toBeVisible()
  },
}

export const FillingRefused: Story = {
  parameters: { state: 'fide-id/filling.refused' },
  args: { view: view(states['filling.refused']) },
}

export const FillingUploading: Story = {
  parameters: { state: 'fide-id/filling.uploading' },
  args: { view: view(states['filling.uploading']) },
}

export const Submitting: Story = {
  parameters: { state: 'fide-id/submitting' },
  args: { view: view(states.submitting) },
}

export const ManualEditing: Story = {
  parameters: { state: 'fide-id/manual.editing' },
  args: { view: view(states['manual.editing']) },
}

export const ManualInvalid: Story = {
  parameters: { state: 'fide-id/manual.invalid' },
  args: { view: view(states['manual.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Use a PNG, JPG or WebP picture')).toBeVisible()
    await expect(canvas.getAllByText('Fill in the value')).toHaveLength(2)
  },
}

export const ManualRefused: Story = {
  parameters: { state: 'fide-id/manual.refused' },
  args: { view: view(states['manual.refused']) },
}

export const ManualUploading: Story = {
  parameters: { state: 'fide-id/manual.uploading' },
  args: { view: view(states['manual.uploading']) },
}

export const ManualSubmitting: Story = {
  parameters: { state: 'fide-id/manual.submitting' },
  args: { view: view(states['manual.submitting']) },
}
