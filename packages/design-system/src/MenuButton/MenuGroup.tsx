import { Header, MenuSection as AriaSection } from 'react-aria-components/Menu'
import type { MenuSection } from './menu.ts'
import { MenuEntry } from './MenuEntry.tsx'
import * as styles from './MenuPanel.css.ts'
import { sameSelection, selectionAfter } from './selection.ts'

/** One section of a menu. Not exported. */
export function MenuGroup({ section }: { section: MenuSection }) {
  const { id, title, titleHidden = false, items } = section
  const isChoice = section.choice === 'one' || section.choice === 'several'
  return (
    <AriaSection
      id={id}
      className={styles.section}
      {...(titleHidden && { 'aria-label': title })}
      {...selectionProps(section)}
    >
      {!titleHidden && <Header className={styles.title}>{title}</Header>}
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} choosable={isChoice} />
      ))}
    </AriaSection>
  )
}

function selectionProps(section: MenuSection) {
  switch (section.choice) {
    case 'one':
      return {
        selectionMode: 'single',
        disallowEmptySelection: true,
        selectedKeys: section.selected === null ? [] : [section.selected],
        onSelectionChange: (keys: Parameters<typeof selectionAfter>[2]) => {
          const [chosen] = selectionAfter(section.items, [], keys)
          if (chosen !== undefined) section.onSelect(chosen)
        },
      } as const
    case 'several':
      return {
        selectionMode: 'multiple',
        shouldCloseOnSelect: false,
        selectedKeys: section.selected,
        onSelectionChange: (keys: Parameters<typeof selectionAfter>[2]) => {
          const next = selectionAfter(section.items, section.selected, keys)
          if (!sameSelection(next, section.selected)) section.onSelect(next)
        },
      } as const
    case 'none':
    case undefined:
      return {}
    default:
      return section satisfies never
  }
}
