import { useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { upTo } from '../themes/breakpoints.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './Tabs.css.ts'
import { useKeepInSight } from './useKeepInSight.ts'
import { useMediaQuery } from './useMediaQuery.ts'
import { useOverflowEdges } from './useOverflowEdges.ts'

export const tabsOrientations = ['horizontal', 'vertical'] as const
export const tabsPanels = ['current', 'visited'] as const
export const tabsActivations = ['focus', 'press'] as const

/** One tab and what it shows. */
export interface TabItem<Value extends string> {
  value: Value
  /** What it is called, in a word or two. */
  label: string
  /** How many things it holds; shown beside the label in the figures of the page's language. */
  count?: number
  /** Says what the count counts to screen readers, such as `3 new requests`. */
  countLabel?: string
  /** A picture before the label; screen readers skip it. */
  icon?: ReactNode
  /** Shown below the tabs while this one is chosen. Nothing of it runs before that. */
  content: ReactNode
  /** Cannot be chosen now. @default false */
  disabled?: boolean
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide, such as `Tournament`. Only screen readers say it. */
  label: string
  /** The tabs, in order. */
  tabs: readonly TabItem<Value>[]
  /** The chosen tab, when the caller keeps it. */
  value?: Value
  /** The tab chosen at first, when the part keeps it itself. @default the first that is not disabled */
  defaultValue?: Value
  /** Called with the chosen tab. */
  onChange?: (value: Value) => void
  /** Above the panel, or beside it where the window is wider than 768 px. @default 'horizontal' */
  orientation?: (typeof tabsOrientations)[number]
  /**
   * Which panels exist: only the current one, or also those that were opened before, hidden, so that their scroll
   * position, forms and data stay.
   * @default 'current'
   */
  panels?: (typeof tabsPanels)[number]
  /**
   * Whether the arrow keys choose a tab at once, or only move to it until Enter or Space. Take `press` when a panel
   * loads for long.
   * @default 'focus'
   */
  activation?: (typeof tabsActivations)[number]
}

/** Divides one subject into panels of which one is seen. To go to another page, use links. */
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

  const choose = (key: unknown) => {
    const tab = tabs.find((candidate) => candidate.value === key)
    if (!tab || tab.value === chosen) return
    setOwnValue(tab.value)
    onChange?.(tab.value)
  }

  return (
    <AriaTabs
      className={styles.root({ layout })}
      orientation={layout}
      keyboardActivation={activation === 'focus' ? 'automatic' : 'manual'}
      {...(chosen !== undefined && { selectedKey: chosen })}
      onSelectionChange={choose}
      disabledKeys={tabs.filter((tab) => tab.disabled).map((tab) => tab.value)}
    >
      <ScrollingList label={label} tabs={tabs} chosen={chosen} layout={layout} />
      {tabs.map((tab) => (
        <TabPanel
          key={tab.value}
          id={tab.value}
          className={styles.panel}
          shouldForceMount={panels === 'visited' && visited.has(tab.value)}
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}

interface ScrollingListProps {
  label: string
  tabs: readonly TabItem<string>[]
  chosen: string | undefined
  layout: (typeof tabsOrientations)[number]
}

/** The row of tabs. It scrolls sideways when it is wider than its place, and keeps the chosen tab in sight. */
function ScrollingList({ label, tabs, chosen, layout }: ScrollingListProps) {
  const scroller = useOverflowEdges()
  useKeepInSight(scroller, chosen)

  return (
    <div className={styles.frame({ layout })}>
      <div ref={scroller} className={styles.scroller({ layout })}>
        <TabList aria-label={label} className={styles.list({ layout })}>
          {tabs.map(({ value, label, icon, count, countLabel }) => (
            <Tab key={value} id={value} className={styles.tab({ layout })}>
              {icon !== undefined && (
                <span aria-hidden="true" className={styles.icon}>
                  {icon}
                </span>
              )}
              <span className={styles.words}>{label}</span>
              {count !== undefined && <Count count={count} label={countLabel} />}
              <SelectionIndicator className={styles.indicator({ layout })} />
            </Tab>
          ))}
        </TabList>
      </div>
    </div>
  )
}

function Count({ count, label }: { count: number; label: string | undefined }) {
  const { locale } = useLocale()
  const figure = new Intl.NumberFormat(locale).format(count)
  if (label === undefined) return <span className={styles.count}>{figure}</span>
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {figure}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
