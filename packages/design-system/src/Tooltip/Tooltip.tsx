import { use, type ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { PopoverHostContext } from '../OptionList/PopoverHost.tsx'
import * as styles from './Tooltip.css.ts'
import { closeDelay, openDelay, TooltipWords } from './TooltipWords.tsx'

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const

export interface TooltipProps {
  /** What to say about the control: a few words. It is the control's description for screen readers. */
  text: string
  /** The control: a `Button`, `IconButton` or anything else that takes the focus through React Aria. */
  children: ReactElement
  /** The key that does the same, such as `F`. */
  shortcut?: string
  /** Where it stands, if there is room. @default 'top' */
  placement?: (typeof tooltipPlacements)[number]
  /** Begins shown. @default false */
  defaultOpen?: boolean
}

/** A few words about a control, on hover and on keyboard focus. Fingers never see it: say nothing here that matters. */
export function Tooltip({
  text,
  children,
  shortcut,
  placement = 'top',
  defaultOpen = false,
}: TooltipProps) {
  const host = use(PopoverHostContext)
  return (
    <TooltipTrigger delay={openDelay} closeDelay={closeDelay} defaultOpen={defaultOpen}>
      <TriggerButton>{children}</TriggerButton>
      <AriaTooltip
        className={styles.root}
        placement={placement}
        offset={6}
        {...(host && { UNSTABLE_portalContainer: host })}
      >
        <TooltipWords text={text} shortcut={shortcut} />
      </AriaTooltip>
    </TooltipTrigger>
  )
}
