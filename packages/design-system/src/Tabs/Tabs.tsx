import { useId, useRef, useState, type ReactNode } from 'react'
import { upTo } from '../themes/breakpoints.ts'
import * as styles from './Tabs.css.ts'
import { TabRow } from './TabRow.tsx'
import { useHasTabbable } from './useHasTabbable.ts'
import { useMediaQuery } from './useMediaQuery.ts'

export const tabsOrientations = ['horizontal', 'vertical'] as const
export const tabsPanels = ['current', 'visited'] as const
export const tabsActivations = ['focus', 'press'] as const

/** One tab and its panel. */
export interface TabItem<Value extends string> {
  value: Value
  /** The tab's name in one or two words. */
  label: string
  /** The number of things in it, shown beside the label in the page's digits. */
  count?: number
  /** The count with its noun for screen readers, such as `3 new requests`. */
  countLabel?: string
  /** A picture before the label; screen readers skip it. */
  icon?: ReactNode
  /** Shown below the tabs while this one is chosen. It is not rendered before that. */
  content: ReactNode
  /** Whether it can't be chosen now. @default false */
  disabled?: boolean
}

export interface TabsProps<Value extends string> {
  /** The subject of the tabs, such as `Tournament`, for screen readers only. */
  label: string
  /** The tabs, in order. */
  tabs: readonly TabItem<Value>[]
  /** The chosen tab, if controlled. */
  value?: Value
  /** The tab chosen at first, if not controlled. @default the first that is not disabled */
  defaultValue?: Value
  /** Called with the chosen tab. */
  onChange?: (value: Value) => void
  /** Above the panel, or beside it where the window is wider than 768 px. @default 'horizontal' */
  orientation?: (typeof tabsOrientations)[number]
  /**
   * Which panels are rendered: only the current one, or also those that were opened before, hidden, so that their
   * scroll position, forms and data stay.
   * @default 'current'
   */
  panels?: (typeof tabsPanels)[number]
  /**
   * Whether the arrow keys choose a tab at once, or only move the focus until Enter or Space. Use `press` when a panel
   * loads slowly.
   * @default 'focus'
   */
  activation?: (typeof tabsActivations)[number]
}

/** Divides one subject into panels, one visible at a time. To go to another page, use links. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  orientation = 'horizontal',
  panels = 'current',
  activation = 'focus',
}: TabsProps<Value>) {
  const first = tabs.find((tab) => !tab.disabled)?.value
  const [ownValue, setOwnValue] = useState(defaultValue ?? first)
  const chosen = value ?? ownValue
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  if (chosen !== undefined && !visited.has(chosen)) setVisited(new Set(visited).add(chosen))

  const isNarrow = useMediaQuery(upTo('tablet'))
  const layout = isNarrow ? 'horizontal' : orientation

  const choose = (wanted: string) => {
    const tab = tabs.find((candidate) => candidate.value === wanted)
    if (!tab || tab.value === chosen) return
    setOwnValue(tab.value)
    onChange?.(tab.value)
  }

  const id = useId()
  const idsOf = (each: string) => {
    const index = tabs.findIndex((tab) => tab.value === each)
    return { tab: `${id}-tab-${index}`, panel: `${id}-panel-${index}` }
  }
  const shown = tabs.filter(
    (tab) => tab.value === chosen || (panels === 'visited' && visited.has(tab.value)),
  )
  return (
    <div className={styles.root({ layout })} data-orientation={layout}>
      <TabRow
        label={label}
        tabs={tabs}
        chosen={chosen}
        layout={layout}
        activation={activation}
        idsOf={idsOf}
        onChoose={choose}
      />
      {shown.map((tab) => (
        <TabPanel key={tab.value} ids={idsOf(tab.value)} isOpen={tab.value === chosen}>
          {tab.content}
        </TabPanel>
      ))}
    </div>
  )
}

interface TabPanelProps {
  ids: { readonly tab: string; readonly panel: string }
  isOpen: boolean
  children: ReactNode
}

/** The panel of a tab. It is a tab stop only if it contains none. */
function TabPanel({ ids, isOpen, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const hasTabbable = useHasTabbable(panel)
  return (
    <div
      ref={panel}
      id={ids.panel}
      role="tabpanel"
      aria-labelledby={ids.tab}
      tabIndex={isOpen && !hasTabbable ? 0 : undefined}
      inert={!isOpen}
      data-inert={!isOpen || undefined}
      className={styles.panel}
    >
      {children}
    </div>
  )
}
