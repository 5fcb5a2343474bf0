import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, screen, waitFor } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../Registration.messages.ts'
import { Registration } from '../Registration.view.tsx'
import { args, refused } from './registration.samples.tsx'

/** The second step: who plays. */
const meta = {
  component: Registration,
  title: 'Features/Registration/Personal info',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

/** Flags are fetched when they are shown; the picture waits for the chosen one. */
const flag: Story['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull())
}

export const FillingEditing: Story = {
  parameters: { state: 'registration/personalInfo.filling.editing', visual: { claims: 'feature' } },
  args: { view: view(states['personalInfo.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Aigerim')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last name' }), 'Nurlanova')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'kaz')
    await userEvent.click(await screen.findByRole('option', { name: /Kazakhstan/ }))
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onInfo).toHaveBeenCalledWith({
      firstName: 'Aigerim',
      lastName: 'Nurlanova',
      country: 84,
      birthDate: '',
      newsletters: true,
    })
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

/** A day that no calendar has is not shown; the field says that it was wrong. */
export const FillingInvalid: Story = {
  parameters: { state: 'registration/personalInfo.filling.invalid' },
  args: { view: view(states['personalInfo.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription(
      /Incorrect name/,
    )
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription(
      /Fill in the value/,
    )
    await expect(canvas.getByText('Not valid')).toBeVisible()
  },
}

export const FillingRefused: Story = {
  parameters: { state: 'registration/personalInfo.filling.refused' },
  args: { view: view(states['personalInfo.filling.refused']) },
  play: async (context) => {
    await flag(context)
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('You’re offline')
  },
}

export const Saving: Story = {
  parameters: { state: 'registration/personalInfo.saving' },
  args: { view: view(states['personalInfo.saving']) },
  play: flag,
}

/** The session ended between two steps. */
export const SignedOutMeanwhile: Story = {
  args: { view: refused('personalInfo', 'not_authenticated') },
  play: async (context) => {
    const { canvas, userEvent, args } = context
    await flag(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}
