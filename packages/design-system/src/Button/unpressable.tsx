import type { ComponentProps } from 'react'

/**
 * Renders a button that can be reached and read, but not pressed. Without its handlers it does not answer the popover
 * or menu around it either, which listen for presses of whatever button they hold.
 */
export const unpressable = (dom: ComponentProps<'button'>) => (
  <button
    {...dom}
    type="button"
    aria-disabled="true"
    onClick={undefined}
    onPointerDown={undefined}
    onMouseDown={undefined}
    onTouchStart={undefined}
    onKeyDown={undefined}
  />
)
