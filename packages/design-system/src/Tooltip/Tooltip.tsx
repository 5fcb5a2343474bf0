import { use, type ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { PopoverHostContext } from '../OptionList/PopoverHost.tsx'
import * as styles from './Tooltip.css.ts'
import { closeDelay, openDelay, TooltipWords } from './TooltipWords.tsx'

export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const

export interface TooltipProps {
  /** A few words about the control. It is the control's description for screen readers. */
  text: string
  /** The control: a `Button`, `IconButton` or another control that gets its focus through React Aria. */
  children: ReactElement
  /** The key that does the same, such as `F`. */
  shortcut?: string
  /** The side of the control, if there is room. @default 'top' */
  placement?: (typeof tooltipPlacements)[number]
  /** Whether it is shown at first. @default false */
  defaultOpen?: boolean
}

/** A few words about a control, on hover and keyboard focus. Touch users never see it: put nothing important here. */
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
