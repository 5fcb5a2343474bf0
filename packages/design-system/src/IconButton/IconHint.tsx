import { use, useEffect, useEffectEvent, type RefObject } from 'react'
import { Tooltip, TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { PopoverHostContext } from '../OptionList/PopoverHost.tsx'
import { closeDelay, openDelay, TooltipWords } from '../Tooltip/TooltipWords.tsx'
import * as styles from '../Tooltip/Tooltip.css.ts'

/** Why the tooltip is shown: the pointer is on the button, or the keyboard focus is. */
export type HintReason = 'pointer' | 'keyboard' | 'none'

interface IconHintProps {
  trigger: RefObject<HTMLButtonElement | null>
  reason: HintReason
  label: string
  shortcut: string | undefined
}

/**
 * The tooltip of an icon button. It is loaded when a pointer or the focus first reaches such a button, because placing
 * a tooltip takes more code than a page of buttons. A `Tooltip` around the button replaces it.
 */
export function IconHint({ trigger, reason, label, shortcut }: IconHintProps) {
  const host = use(PopoverHostContext)
  const replaced = use(TooltipTriggerStateContext) !== null
  if (replaced) return null
  return (
    <TooltipTrigger delay={openDelay} closeDelay={closeDelay}>
      <Follow reason={reason} />
      <Tooltip
        className={styles.root}
        triggerRef={trigger}
        offset={6}
        {...(host && { UNSTABLE_portalContainer: host })}
      >
        <TooltipWords text={label} shortcut={shortcut} />
      </Tooltip>
    </TooltipTrigger>
  )
}

/** Shows and hides the tooltip at the button's command, because the button exists before it. */
function Follow({ reason }: { reason: HintReason }) {
  const state = use(TooltipTriggerStateContext)
  const follow = useEffectEvent((why: HintReason) => {
    if (why === 'none') state?.close()
    else state?.open(why === 'keyboard')
  })
  const hide = useEffectEvent(() => state?.close(true))

  useEffect(() => follow(reason), [reason])
  useEffect(() => {
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    document.addEventListener('keydown', hideOnEscape)
    return () => document.removeEventListener('keydown', hideOnEscape)
  }, [])
  return null
}
