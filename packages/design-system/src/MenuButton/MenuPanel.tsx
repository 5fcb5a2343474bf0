import { use } from 'react'
import { Menu, Popover } from 'react-aria-components/Menu'
import { PopoverHostContext } from '../OptionList/PopoverHost.tsx'
import { panel } from '../Popover/Popover.css.ts'
import type { PopoverPlacement } from '../Popover/index.ts'
import type { MenuContent } from './menu.ts'
import { MenuEntry } from './MenuEntry.tsx'
import * as styles from './MenuPanel.css.ts'
import { MenuGroup } from './MenuGroup.tsx'

export interface MenuPanelProps {
  items: MenuContent
  placement: PopoverPlacement
}

/** The menu that opens at a trigger. Not exported. */
export function MenuPanel({ items, placement }: MenuPanelProps) {
  const host = use(PopoverHostContext)
  return (
    <Popover
      className={panel}
      placement={placement}
      offset={4}
      {...(host && { UNSTABLE_portalContainer: host })}
    >
      <Menu className={styles.list}>
        {items.map((entry) =>
          'items' in entry ? (
            <MenuGroup key={entry.id} section={entry} />
          ) : (
            <MenuEntry key={entry.id} item={entry} />
          ),
        )}
      </Menu>
    </Popover>
  )
}
