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

/** A button before it has a look: the attributes of the element, and what happens to it. */
export interface PressableProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'onFocus' | 'onBlur'
> {
  onFocus?: ((event: FocusEvent) => void) | undefined
  onBlur?: ((event: FocusEvent) => void) | undefined
  onPress?: (() => void) | undefined
  /** A press begins. */
  onPressStart?: (() => void) | undefined
  /** A pointer that can hover comes and goes. */
  onHoverChange?: ((hovers: boolean) => void) | undefined
  /** It can be reached and read, but not pressed. @default false */
  unpressable?: boolean
  /** Its action is on its way: it keeps the focus, and a press does nothing. @default false */
  pending?: boolean
}

/** The browser's own button. What happens to it stays with it, so that it can stand in a row that can be pressed. */
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
    // A screen reader does not announce that the name of the focused button has changed.
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
        // Safari does not focus a pressed button, and what the press opens could not restore the focus.
        if (event.detail > 0) event.currentTarget.focus({ preventScroll: true })
        if (!isIdle) onPress?.()
      }}
    />
  )
}

/** What the buttons below are made of. A trigger, which listens to presses of the button in it, sets its own. */
export const PressableContext = createContext<ComponentType<PressableProps>>(NativePressable)

/** A button without a look: the browser's own, or React Aria's where a trigger around it needs that. Not part of the package's surface. */
export function Pressable(props: PressableProps) {
  return createElement(use(PressableContext), props)
}
