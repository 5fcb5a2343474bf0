import { Button, type ButtonProps } from '@kingside/design-system/Button'
import type { Button as ButtonView } from '@kingside/machines/game'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { whyNotMessages } from './Game.messages.ts'
import { useKeptFocus } from '../../chess/board/index.ts'

export interface ActionButtonProps extends Pick<ButtonProps, 'children' | 'icon' | 'size'> {
  /** Whether a press acts, or why it does not. */
  readonly view: ButtonView
  readonly onPress: () => void
  /** @default 'secondary' */
  readonly type?: ButtonProps['type']
}

/** A button of the game: it acts, waits for the server, or shows why it can't act. */
export function ActionButton({
  view,
  onPress,
  children,
  icon,
  size,
  type = 'secondary',
}: ActionButtonProps) {
  const { formatMessage } = useIntl()
  const host = useRef<HTMLSpanElement>(null)
  // A button with a reason is another element than one without, so the focus has to be moved.
  const focus = useKeptFocus(() => host.current?.querySelector('button')?.focus())
  const why = view.can ? null : view.why
  const isWaiting = why === 'waiting_for_server'
  return (
    <span ref={host} {...focus}>
      <Button
        display="block"
        type={type}
        loading={isWaiting}
        onPress={onPress}
        {...(icon !== undefined && { icon })}
        {...(size !== undefined && { size })}
        {...(why !== null && !isWaiting && { disabledReason: formatMessage(whyNotMessages[why]) })}
      >
        {children}
      </Button>
    </span>
  )
}
