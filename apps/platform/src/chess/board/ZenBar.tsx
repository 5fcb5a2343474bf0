import { Button } from '@kingside/design-system/Button'
import { VisuallyHidden } from '@kingside/design-system/VisuallyHidden'
import { Minimize2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './ZenMode.messages.ts'
import * as styles from './ZenMode.css.ts'

/** Whether zen mode is on, and how it began or ended. */
export type ZenView = 'never' | 'by-button' | 'by-key' | 'left'

export interface ZenBarProps {
  readonly view: ZenView
  readonly onLeave: () => void
}

/** Hides everything but the game in zen mode, with a button to leave it. */
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
  /** Whether it takes the focus, because the button that had it is hidden. */
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
