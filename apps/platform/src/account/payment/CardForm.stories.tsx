import { Stack } from '@kingside/design-system/Stack'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inPage } from '../../stories/in-page.tsx'
import { CardForm } from './CardForm.tsx'

/** The fields of a payment card, as the checkout and the membership have them. */
const meta = {
  component: CardForm,
  title: 'Payment/CardForm',
  args: { label: 'Card', submitLabel: 'Pay €49.99', onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
    inPage,
  ],
} satisfies Meta<typeof CardForm>

export default meta
type Story = StoryObj<typeof meta>

/** Figures are grouped when a field is left, and what is sent has none of that. */
export const Typed: Story = {
  parameters: { visual: { claims: 'feature' } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Card number' }).focus()
    await userEvent.keyboard('4242424242424242')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue(
      '4242 4242 4242 4242',
    )
    await userEvent.keyboard('928')
    await userEvent.tab()
    await userEvent.keyboard('123')
    await userEvent.tab()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('Aigerim Nurmukhambetova{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      number: '4242424242424242',
      expMonth: 9,
      expYear: 2028,
      securityCode: '123',
      name: 'Aigerim Nurmukhambetova',
    })
  },
}

/** The first field that lacks something gets the keyboard, and the words go away with the first figure. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €49.99' }))
    const number = canvas.getByRole('textbox', { name: 'Card number' })
    await expect(number).toHaveFocus()
    await expect(number).toHaveAccessibleDescription(/^Fill in the value/)
    await userEvent.type(number, '4')
    await expect(number).toBeValid()
    await userEvent.clear(number)
    await userEvent.click(canvas.getByRole('button', { name: 'Pay €49.99' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Mistyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Card number' }),
      '4242 4242 4242 4243',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Expires' }), '13/28')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security code' }), '12')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'A N{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Expires' })).toHaveAccessibleDescription(
      /^Enter the month and year, like 09\/28/,
    )
  },
}

/** What the provider may say of it, and a reason why it can't be sent. */
export const Entries: Story = {
  render: (args) => (
    <Stack gap={8}>
      <CardForm {...args} label="Card 1" entry="checking" />
      <CardForm {...args} label="Card 2" entry="refused" />
      <CardForm {...args} label="Card 3" entry="unavailable" />
      <CardForm {...args} label="Card 4" disabledReason="Checking the promo code…" />
    </Stack>
  ),
}
