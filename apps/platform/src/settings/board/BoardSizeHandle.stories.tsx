import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { BoardSizeHandle } from './BoardSizeHandle.view.tsx'

/** The corner by which a board is made smaller or larger, by pointer and by keys. */
const meta = {
  component: BoardSizeHandle,
  title: 'Features/BoardSizeHandle',
  args: { percent: 80, hasKeys: true, onPreview: fn(), onChoose: fn() },
  decorators: [
    (Story) => (
      // In the place of a board, which has the handle at its corner.
      <div
        style={{
          position: 'relative',
          inlineSize: 160,
          blockSize: 160,
          outline: '1px solid currentColor',
        }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoardSizeHandle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { visual: { claims: 'feature' } },
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider', { name: 'Board size' })
    await expect(handle).toHaveAttribute('aria-valuetext', '80%')
    await userEvent.keyboard('-')
    await expect(args.onChoose).toHaveBeenLastCalledWith(78)
    await userEvent.keyboard('=')
    await expect(args.onChoose).toHaveBeenLastCalledWith(82)
  },
}

/** The arrow keys change the size, Page Up and Page Down by more, Home and End to its limits. */
export const Focused: Story = {
  parameters: { visual: { looksLike: 'platform-features-boardsizehandle--default' } },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider')).toHaveFocus()
    for (const [key, percent] of [
      ['ArrowDown', 78],
      ['ArrowRight', 82],
      ['PageDown', 70],
      ['Home', 50],
      ['End', 100],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      await expect(args.onChoose).toHaveBeenLastCalledWith(percent)
    }
  },
}

/** The corner follows the pointer; the size is kept when it is let go. */
export const Dragged: Story = {
  args: { percent: 100 },
  parameters: { visual: { looksLike: 'platform-features-boardsizehandle--default' } },
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('slider')
    const at = (x: number, y: number) => ({ button: 0, clientX: x, clientY: y, pointerId: 1 })
    // The pointer is not a real one, which can't be captured.
    handle.setPointerCapture = () => {}
    await fireEvent.pointerDown(handle, at(0, 0))
    await fireEvent.pointerMove(handle, at(-16, -32))
    await expect(args.onPreview).toHaveBeenLastCalledWith(80)
    await expect(args.onChoose).not.toHaveBeenCalled()
    await fireEvent.pointerUp(handle, at(-16, -32))
    await expect(args.onChoose).toHaveBeenLastCalledWith(80)
  },
}

/** Without its keys only the handle itself changes the size. */
export const WithoutKeys: Story = {
  args: { hasKeys: false },
  parameters: { visual: { looksLike: 'platform-features-boardsizehandle--default' } },
  play: async ({ args }) => {
    await userEvent.keyboard('-')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
}
