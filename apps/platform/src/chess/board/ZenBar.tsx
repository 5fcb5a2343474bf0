import { Button, VisuallyHidden } from '@kingside/design-system'
import { Minimize2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './ZenMode.messages.ts'
import * as styles from './ZenMode.css.ts'

/** Whether only the game is on the page, and how that came. */
export type ZenView = 'never' | 'by-button' | 'by-key' | 'left'

export interface ZenBarProps {
  readonly view: ZenView
  readonly onLeave: () => void
}

/** Hides what is not the game while zen mode is on, and leads out of it. */
export function ZenBar({ view, onLeave }: ZenBarProps) {
  const isOn = view === 'by-button' || view === 'by-key'
  return (
    <>
      <div role="status">
        <VisuallyHidden>
          {isOn && <FormattedMessage {...messages.on} />}
          {view === 'left' && <FormattedMessage {...messages.off} />}
        </VisuallyHidden>
      </div>
      {isOn && <Hiding takesFocus={view === 'by-button'} onLeave={onLeave} />}
    </>
  )
}

interface HidingProps extends Pick<ZenBarProps, 'onLeave'> {
  /** The button that led here has gone with the keyboard on it. */
  readonly takesFocus: boolean
}

function Hiding({ takesFocus, onLeave }: HidingProps) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body, documentElement } = document
    documentElement.dataset['zen'] = ''
    const isHidden = activeElement !== body && !activeElement?.closest('#main')
    if (takesFocus || isHidden) bar.current?.querySelector('button')?.focus()
    return () => {
      delete documentElement.dataset['zen']
    }
  }, [takesFocus])
  return (
    <div ref={bar} className={styles.bar}>
      <Button size="s" type="ghost" icon={<Minimize2 aria-hidden="true" />} onPress={onLeave}>
        <FormattedMessage {...messages.leave} />
      </Button>
    </div>
  )
}
