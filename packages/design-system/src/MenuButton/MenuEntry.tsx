import { Check } from 'lucide-react'
import { createElement, type MouseEvent } from 'react'
import { Keyboard, MenuItem as AriaItem, Text } from 'react-aria-components/Menu'
import { followLink } from '../Link/followLink.ts'
import type { MenuChoice, MenuItem } from './menu.ts'
import * as styles from './MenuPanel.css.ts'

export interface MenuEntryProps {
  item: MenuItem | MenuChoice
  /** Reserves space for the check mark. @default false */
  choosable?: boolean
}

/** One item of a menu. Not exported. */
export function MenuEntry({ item, choosable = false }: MenuEntryProps) {
  const { id, label, description, icon, shortcut, disabledReason, danger = false } = item
  const explains = disabledReason !== undefined
  const note = disabledReason ?? description
  const act = explains ? undefined : item.onAction
  const follow = 'onPress' in item ? followLink(item.onPress) : undefined
  return (
    <AriaItem
      id={id}
      textValue={label}
      className={styles.item({ danger })}
      {...(item.href !== undefined && !explains && { href: item.href })}
      {...(act && { onAction: act })}
      {...(explains && { shouldCloseOnSelect: false })}
      // A disabled item of React Aria can't be focused, so screen readers would not read the reason.
      render={(dom) =>
        'href' in dom ? (
          createElement('a', {
            ...dom,
            ...namedByContent,
            onClick: (event: MouseEvent<HTMLAnchorElement>) => {
              follow?.(event)
              dom.onClick?.(event)
            },
          })
        ) : (
          <div {...dom} {...namedByContent} aria-disabled={explains || undefined} />
        )
      }
    >
      {icon !== undefined && (
        <span className={styles.icon({ quiet: !danger })} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <Text slot="label">{label}</Text>
        {note !== undefined && (
          <Text slot="description" className={styles.description} aria-hidden="true">
            {note}
          </Text>
        )}
      </span>
      {shortcut !== undefined && (
        <Keyboard className={styles.shortcut} aria-hidden="true">
          {shortcut}
        </Keyboard>
      )}
      {choosable && (
        <span className={styles.check} aria-hidden="true">
          <Check />
        </span>
      )}
    </AriaItem>
  )
}

/**
 * Names an item by its content instead of its label alone, as React Aria does, so that its name matches what is
 * visible. Its note and its keys are hidden in the name, but still describe it.
 */
const namedByContent = { 'aria-labelledby': undefined }
