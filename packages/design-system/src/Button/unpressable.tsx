import type { ComponentProps } from 'react'

/**
 * Renders a button that is reachable and readable, but can't be pressed. Without its handlers it does not open a
 * popover or menu around it either, which listen for presses of any button in them.
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
