import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { omitUndefined } from '../Field/omitUndefined.ts'
import { PressableContext, type PressableProps } from './Pressable.tsx'
import { unpressable as asUnpressable } from './unpressable.tsx'

function AriaPressable({
  onPress,
  onPressStart,
  onHoverChange,
  unpressable = false,
  pending = false,
  disabled = false,
  type,
  autoFocus,
  className,
  children,
  ref,
  onFocus,
  onBlur,
  ...dom
}: PressableProps) {
  return (
    <Button
      {...(ref && { ref })}
      {...(className !== undefined && { className })}
      {...(type && { type })}
      {...(onPress && { onPress: () => onPress() })}
      {...(onPressStart && { onPressStart: () => onPressStart() })}
      {...(onHoverChange && { onHoverChange })}
      {...(onFocus && { onFocus })}
      {...(onBlur && { onBlur })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must choose where its keyboard begins
      autoFocus={autoFocus ?? false}
      isDisabled={disabled}
      isPending={pending}
      render={(own) => {
        const props = { ...own, ...omitUndefined(dom) }
        return unpressable ? asUnpressable(props) : <button {...props} />
      }}
    >
      {children}
    </Button>
  )
}

/** Wraps the button of a React Aria trigger, which listens to its presses, hover and focus. */
export function TriggerButton({ children }: { children: ReactNode }) {
  return <PressableContext value={AriaPressable}>{children}</PressableContext>
}
