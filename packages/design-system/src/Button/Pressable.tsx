import {
  createContext,
  createElement,
  use,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
} from 'react'
import { announceName } from './announce.ts'

/** A button without a look: the element's attributes and its events. */
export interface PressableProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'onFocus' | 'onBlur'
> {
  onFocus?: ((event: FocusEvent) => void) | undefined
  onBlur?: ((event: FocusEvent) => void) | undefined
  onPress?: (() => void) | undefined
  /** Called when a press begins. */
  onPressStart?: (() => void) | undefined
  /** Called when a hovering pointer enters or leaves. */
  onHoverChange?: ((hovers: boolean) => void) | undefined
  /** Whether the button is reachable and readable, but can't be pressed. @default false */
  unpressable?: boolean
  /** Whether the action is running: the button keeps the focus, and a press does nothing. @default false */
  pending?: boolean
}

/** The browser's own button. It stops its events, so that it can be inside a row that can be pressed. */
function NativePressable({
  onPress,
  onPressStart,
  onHoverChange,
  unpressable = false,
  pending = false,
  disabled = false,
  ...dom
}: PressableProps) {
  const isIdle = unpressable || pending
  const ownId = useId()
  const id = dom.id ?? ownId
  const wasPending = useRef(pending)
  useEffect(() => {
    if (pending === wasPending.current) return
    wasPending.current = pending
    // Screen readers do not announce a changed name of the focused button.
    if (document.activeElement?.id === id) announceName(id)
  }, [pending, id])
  return (
    <button
      {...dom}
      id={id}
      disabled={disabled}
      aria-disabled={isIdle || undefined}
      data-disabled={disabled || undefined}
      data-pending={pending || undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHoverChange?.(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onHoverChange?.(false)}
      onPointerDown={() => !isIdle && onPressStart?.()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.stopPropagation()
        if (!isIdle) onPressStart?.()
      }}
      onClick={(event) => {
        event.stopPropagation()
        // Safari does not focus a pressed button, so a popup could not restore the focus to it.
        if (event.detail > 0) event.currentTarget.focus({ preventScroll: true })
        if (!isIdle) onPress?.()
      }}
    />
  )
}

/**
 * The component that buttons are made of. A React Aria trigger, which listens to its button's presses, sets another.
 */
export const PressableContext = createContext<ComponentType<PressableProps>>(NativePressable)

/** A button without a look: the browser's own, or React Aria's inside a trigger that needs it. Not exported. */
export function Pressable(props: PressableProps) {
  return createElement(use(PressableContext), props)
}
