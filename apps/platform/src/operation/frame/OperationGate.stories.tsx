import { selectOperatorSessionView } from '@kingside/machines/operator-session'
import { operatorSessionStates as states } from '@kingside/machines/operator-session/examples'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotFound } from '../../platform/page/NotFound.tsx'
import { inPage } from '../../stories/in-page.tsx'
import { operationPages } from './operation-pages.ts'
import { OperationFrame } from './OperationFrame.view.tsx'
import { OperationGate } from './OperationGate.view.tsx'

const view = selectOperatorSessionView

const frame = (isClosing: boolean) => (
  <OperationFrame
    operator="operator@kingside.example"
    isClosing={isClosing}
    links={operationPages}
    current=""
    onOpen={() => {}}
    onClose={() => {}}
  >
    {null}
  </OperationFrame>
)

/** The way into the operators' pages: one story for each state of its machine. */
const meta = {
  component: OperationGate,
  title: 'Features/OperationGate',
  args: {
    view: view(states['form.editing']),
    now: () => 0,
    notFound: <NotFound onPlay={() => {}} />,
    children: frame(false),
    onCode: fn(),
    onChange: fn(),
    onCancel: fn(),
    onRetry: fn(),
    onSecurity: fn(),
  },
  decorators: [inPage],
} satisfies Meta<typeof OperationGate>

export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {
  parameters: { state: 'operator-session/checking' },
  args: { view: view(states.checking) },
}

/** What everybody but operators sees. */
export const Hidden: Story = {
  parameters: { state: 'operator-session/hidden' },
  args: { view: view(states.hidden) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Page is not found')
  },
}

export const Failed: Story = {
  parameters: { state: 'operator-session/failed' },
  args: { view: view(states.failed) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WithoutFactor: Story = {
  parameters: { state: 'operator-session/withoutFactor' },
  args: { view: view(states.withoutFactor) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Open account security' }))
    await expect(args.onSecurity).toHaveBeenCalledOnce()
  },
}

/** The code is sent with its last digit. */
export const FormEditing: Story = {
  parameters: { state: 'operator-session/form.editing', visual: { claims: 'feature' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Code from your authenticator app' }),
      '123456',
    )
    await expect(args.onCode).toHaveBeenCalledWith('123456')
    await expect(canvas.queryByText('Use a recovery code')).not.toBeInTheDocument()
  },
}

export const FormInvalid: Story = {
  parameters: { state: 'operator-session/form.invalid' },
  args: { view: view(states['form.invalid']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Fill in the value/)
  },
}

export const FormRefused: Story = {
  parameters: { state: 'operator-session/form.refused' },
  args: { view: view(states['form.refused']) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/wrong or already used/)
  },
}

export const Opening: Story = {
  parameters: { state: 'operator-session/opening' },
  args: { view: view(states.opening) },
}

export const Open: Story = {
  parameters: { state: 'operator-session/open' },
  args: { view: view(states.open) },
}

export const Closing: Story = {
  parameters: { state: 'operator-session/closing' },
  args: { view: view(states.closing), children: frame(true) },
}

/** The pages were open, and closed by themselves. */
export const Over: Story = {
  args: { view: { status: 'asking', isOver: true, isEmpty: false, refusal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your operation session has ended/)).toBeVisible()
  },
}

/** Five codes in a quarter of an hour. */
export const Throttled: Story = {
  args: {
    view: {
      status: 'asking',
      isOver: false,
      isEmpty: false,
      refusal: { code: 'throttled', detail: null, until: 840_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too many attempts')).toBeVisible()
    await expect(canvas.getByText(/14:00/)).toBeVisible()
  },
}
