import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createEvent, expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { RadioCards } from '../RadioCards/index.ts'
import { Stack } from '../Stack/index.ts'
import { everyLook } from '../stories/everyLook.ts'
import { longText } from '../stories/longText.ts'
import { padded } from '../stories/padded.tsx'
import { Text } from '../Text/index.ts'
import { Popup, popupSizes } from './Popup.tsx'

const pieces = ['Worldchess', 'Standard', 'Textbook', 'Marble'].map((title) => ({
  value: title,
  title,
}))

const boards = (label: string) => (
  <Stack gap={5}>
    <RadioCards label={label} layout="row" columns={2} options={pieces} defaultValue="Marble" />
  </Stack>
)

/**
 * A place of its own above the page: signing in, registration, the board's settings. A dialog on wide screens; up to
 * 768 px a sheet from the lower edge that a finger draws away by its upper part.
 *
 * **Do** give it a title that says what it is for. **Do** show the steps of a long flow and the way back. **Do** turn
 * `dismissible` off while typed text would be lost. **Don't** ask yes or no in it: use `ConfirmDialog`. **Don't** open
 * a popup from a popup: make it a step.
 *
 * | key | does |
 * | --- | --- |
 * | Tab, Shift+Tab | stay in the popup; it begins at the title |
 * | Esc | closes it, unless it is not `dismissible` |
 * | arrow keys | scroll a long middle part when it has the focus |
 */
const meta = {
  title: 'Popup',
  component: Popup,
  argTypes: { size: { control: 'select', options: popupSizes } },
  args: {
    title: 'Board and pieces',
    closeLabel: 'Close',
    children: boards('Board'),
    defaultOpen: true,
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 560 } },
  },
} satisfies Meta<typeof Popup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    const popup = await screen.findByRole('dialog', { name: 'Board and pieces' })
    await waitFor(() => expect(popup).toHaveFocus())
    if (window.innerWidth > 768) await expect(popup.offsetWidth).toBe(480)
  },
  parameters: {
    modes: {
      'long-words': {
        args: {
          title: 'Mannschaftsmeisterschaftsqualifikationsturnier',
          description: longText.sentence,
          onBack: fn(),
          backLabel: 'Back',
          steps: { current: 2, count: 5, text: 'Schritt 2 von 5' },
          actions: (
            <>
              <Button type="ghost">Turnierteilnahmebestätigung</Button>
              <Button>Schachweltmeisterschaftskandidatenturnier</Button>
            </>
          ),
        },
        claims: 'phone',
      },
      'right-to-left': {
        args: {
          onBack: fn(),
          backLabel: 'Back',
          steps: { current: 2, count: 3, text: 'Step 2 of 3' },
        },
        globals: { direction: 'rtl' },
      },
    } satisfies StoryModes<Story>,
  },
}

export const Wide: Story = {
  parameters: { visual: { claims: 'phone' } },
  args: {
    size: 'wide',
    actions: (
      <>
        <Button type="ghost">Reset</Button>
        <Button>Save</Button>
      </>
    ),
  },
}

export const WithDescription: Story = {
  args: {
    title: 'Sign in',
    description: 'Sign in to play rated games and to keep your progress.',
    children: <Button display="block">Go on with e-mail</Button>,
  },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Sign in' }),
    ).toHaveAccessibleDescription(/rated games/)
  },
}

/** The middle scrolls; title and buttons stay. */
export const LongContent: Story = {
  parameters: {
    visual: { claims: 'phone' },
    modes: {
      kazakh: {
        args: {
          title: 'Тақта және фигуралар',
          closeLabel: 'Жабу',
          description: 'Таңдауыңыз осы браузерде сақталады.',
          children: boards('Тақта'),
          onBack: fn(),
          backLabel: 'Артқа',
          actions: <Button>Сақтау</Button>,
        },
        globals: { locale: 'kz' },
      },
      russian: {
        args: {
          title: 'Доска и фигуры',
          closeLabel: 'Закрыть',
          description: 'Выбор сохранится в этом браузере.',
          children: boards('Доска'),
          onBack: fn(),
          backLabel: 'Назад',
          actions: <Button>Сохранить</Button>,
        },
        globals: { locale: 'ru' },
      },
    } satisfies StoryModes<Story>,
  },
  args: {
    title: 'Fair play policy',
    children: Array.from({ length: 30 }, (_, line) => (
      <Text key={line} as="p" tone="muted">
        {`${line + 1}. A rule that players agree to before the tournament begins.`}
      </Text>
    )),
    actions: <Button>Agree</Button>,
  },
}

const registration = ['Your e-mail', 'Enter the code', 'About you'] as const

function Registration() {
  const [step, setStep] = useState(1)
  const back = step > 1 ? { onBack: () => setStep(step - 1), backLabel: 'Back' } : {}
  return (
    <Popup
      {...back}
      title={registration[step - 1] ?? ''}
      closeLabel="Close"
      defaultOpen
      steps={{ current: step, count: 3, text: `Step ${step} of 3` }}
      actions={
        <Button disabled={step === 3} onPress={() => setStep(step + 1)}>
          Go on
        </Button>
      }
    >
      <Text as="p" tone="muted">
        What is asked here stays with us.
      </Text>
    </Popup>
  )
}

/** Each step takes the focus to its title; the arrow leads back. */
export const Steps: Story = {
  parameters: everyLook,
  render: () => <Registration />,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument()
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    const popup = await screen.findByRole('dialog', { name: 'Enter the code' })
    await waitFor(() => expect(popup).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await screen.findByRole('dialog', { name: 'Your e-mail' })
    await userEvent.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByRole('dialog', { name: 'Enter the code' })
  },
}

/** The page behind becomes shorter and is moved: the list of suggestions stays open. */
export const PageMovesBehind: Story = {
  parameters: {
    visual: { skip: 'The list is that of ComboBox; the page behind is not to be seen.' },
  },
  args: {
    children: (
      <ComboBox
        label="Colour"
        texts={{ open: 'Show all', noResults: 'None', clear: 'Clear', loading: 'Loading' }}
        options={pieces.map(({ value, title }) => ({ value, label: title }))}
      />
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Colour' }), 'Mar')
    const option = await screen.findByRole('option', { name: 'Marble' })
    document.dispatchEvent(new Event('scroll', { bubbles: true }))
    await new Promise(requestAnimationFrame)
    // It may still be fading in.
    await waitFor(() => expect(option).toBeVisible())
    await userEvent.click(option)
    await expect(screen.getByRole('combobox', { name: 'Colour' })).toHaveValue('Marble')
  },
}

export const ClosedByTheIcon: Story = {
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expectGone()
  },
}

/** A popup with unsaved text stays until its close icon is pressed. */
export const NotDismissible: Story = {
  args: { dismissible: false },
  parameters: { visual: { looksLike: 'design-system-popup--default' } },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const GivesTheFocusBack: Story = {
  decorators: [padded],
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Board settings' })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await expect(getComputedStyle(document.body).overflow).toBe('hidden')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    )
    await userEvent.keyboard('{Escape}')
    await expectGone()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

/** A short pull comes back, a long one closes. */
export const SwipedAway: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { visual: { skip: 'Nothing is left to see: the page is as empty as before.' } },
  play: async ({ args }) => {
    const title = await screen.findByText('Board and pieces')
    await pull(title, 40)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toHaveStyle({ translate: 'none' })
    await pull(title, 400)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await expectGone()
  },
}

/** Draws a finger down, slowly enough that only the distance counts. */
async function pull(element: HTMLElement, distance: number) {
  const start = { pointerId: 1, isPrimary: true, button: 0, clientX: 100, clientY: 200 }
  const end = { ...start, clientY: start.clientY + distance }
  const at = (timeStamp: number, event: Event) =>
    fireEvent(element, Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
  await at(1_000, createEvent.pointerDown(element, start))
  await at(2_000, createEvent.pointerMove(element, end))
  await at(2_000, createEvent.pointerUp(element, end))
}

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Board settings</Button>
      <Popup title="Board and pieces" closeLabel="Close" open={open} onOpenChange={setOpen}>
        {boards('Board')}
      </Popup>
    </>
  )
}

const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
