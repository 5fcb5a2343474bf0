import { selectRegistrationView } from '@kingside/machines/registration'
import { registrationStates as states, snapshotAt } from '@kingside/machines/registration/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect } from 'storybook/test'
import { inPopup } from '../../../stories/in-popup.tsx'
import { messages } from '../Registration.messages.ts'
import { countriesIn } from '../registration.samples.tsx'
import { Registration } from '../Registration.view.tsx'
import { args, refused } from './registration.samples.tsx'

/** The step of Pro that connects the federation’s id. */
const meta = {
  component: Registration,
  title: 'Features/Registration/FIDE ID',
  args,
  decorators: [inPopup(<FormattedMessage {...messages.title} />)],
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

const view = selectRegistrationView

export const FillingEditing: Story = {
  parameters: { state: 'registration/fideId.filling.editing' },
  args: { view: view(states['fideId.filling.editing']) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'FIDE ID' }), '13700316{Enter}')
    await expect(args.onFideId).toHaveBeenCalledWith('13700316')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect later' }))
    await expect(args.onSkipFideId).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const FillingInvalid: Story = {
  parameters: { state: 'registration/fideId.filling.invalid' },
  args: { view: view(states['fideId.filling.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'FIDE ID' })).toHaveAccessibleDescription(
      /Fill in the value properly/,
    )
  },
}

export const FillingRefused: Story = {
  parameters: { state: 'registration/fideId.filling.refused' },
  args: { view: view(states['fideId.filling.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'FIDE ID' })).toHaveAccessibleDescription(
      /This FIDE ID belongs to another account/,
    )
  },
}

export const Saving: Story = {
  parameters: { state: 'registration/fideId.saving' },
  args: { view: view(states['fideId.saving']) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Connect later' })).toBeNull()
  },
}

export const UnknownFideId: Story = {
  args: { view: refused('fideId', 'fide_id_not_found') },
  parameters: {
    modes: {
      kazakh: {
        args: { view: view(states['personalInfo.filling.invalid']), countries: countriesIn('kk') },
        globals: { locale: 'kz' },
      },
      /** The longest of each language and of the server. */
      'long-words': {
        args: {
          view: view(
            snapshotAt('done', {
              plan: 'free_pro',
              email: `${'nurmukhambetova'.repeat(3)}@championship-secretariat.mail.example`,
            }),
          ),
        },
        globals: { locale: 'ru' },
        claims: ['phone', 'large-text'],
      },
    } satisfies StoryModes<Story>,
  },
}

export const ForbiddenFideId: Story = {
  args: { view: refused('fideId', 'permission_denied') },
}

/** Back from the next step: the id is connected, and may be changed. */
export const Connected: Story = {
  args: {
    view: view(snapshotAt({ fideId: { filling: 'editing' } }, { isFideConnected: true })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Connect another ID' }))
    await expect(args.onFideId).toHaveBeenCalledWith('13700316')
  },
}
