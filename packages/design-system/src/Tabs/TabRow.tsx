import { useRef, useState, type KeyboardEvent } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { TabItem, TabsProps, tabsOrientations } from './Tabs.tsx'
import * as styles from './Tabs.css.ts'
import { useGlide } from './useGlide.ts'
import { useScrollIntoView } from './useScrollIntoView.ts'
import { useOverflowEdges } from './useOverflowEdges.ts'

export interface TabRowProps {
  readonly label: string
  readonly tabs: readonly TabItem<string>[]
  readonly chosen: string | undefined
  readonly layout: (typeof tabsOrientations)[number]
  readonly activation: NonNullable<TabsProps<string>['activation']>
  /** The ids of a tab and of its panel. */
  readonly idsOf: (value: string) => { readonly tab: string; readonly panel: string }
  readonly onChoose: (value: string) => void
}

/** The row of tabs. It scrolls sideways when it is too wide, and keeps the chosen tab visible. */
export function TabRow(props: TabRowProps) {
  const { label, tabs, chosen, layout, activation, idsOf, onChoose } = props
  const scroller = useOverflowEdges()
  const list = useRef<HTMLDivElement>(null)
  // The tab with the focus; focus enters at the chosen tab.
  const [reached, setReached] = useState<string | null>(null)
  useScrollIntoView(scroller, chosen)
  useGlide(list, chosen)
  const usable = tabs.filter((tab) => !tab.disabled)
  const entry =
    reached ?? (usable.some(({ value }) => value === chosen) ? chosen : usable[0]?.value)

  const press = (event: KeyboardEvent<HTMLElement>, value: string) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(value)
      return
    }
    const isFromRight = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabAfter(usable, value, stepOf(event.key, layout, isFromRight ? 'rtl' : 'ltr'))
    if (!next) return
    event.preventDefault()
    document.getElementById(idsOf(next.value).tab)?.focus()
    if (activation === 'focus') onChoose(next.value)
  }

  return (
    <div className={styles.frame({ layout })}>
      <div ref={scroller} className={styles.scroller({ layout })}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation={layout}
          className={styles.list({ layout })}
        >
          {tabs.map(({ value, label: words, icon, count, countLabel, disabled = false }) => (
            <div
              key={value}
              id={idsOf(value).tab}
              role="tab"
              data-key={value}
              tabIndex={disabled ? undefined : value === entry ? 0 : -1}
              aria-selected={value === chosen}
              aria-controls={value === chosen ? idsOf(value).panel : undefined}
              aria-disabled={disabled || undefined}
              data-selected={value === chosen || undefined}
              data-disabled={disabled || undefined}
              className={styles.tab({ layout })}
              onClick={() => !disabled && onChoose(value)}
              onKeyDown={(event) => press(event, value)}
              onFocus={() => setReached(value)}
              onBlur={() => setReached(null)}
            >
              {icon !== undefined && (
                <span aria-hidden="true" className={styles.icon}>
                  {icon}
                </span>
              )}
              <span className={styles.words}>{words}</span>
              {count !== undefined && <Count count={count} label={countLabel} />}
              {value === chosen && <span data-mark="" className={styles.indicator({ layout })} />}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

type Step = 'next' | 'previous' | 'first' | 'last'

/** The step of a key; null for other keys. */
function stepOf(key: string, layout: TabRowProps['layout'], direction: 'ltr' | 'rtl'): Step | null {
  if (key === 'Home') return 'first'
  if (key === 'End') return 'last'
  const [before, after] =
    layout === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : direction === 'rtl'
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight']
  if (key === before) return 'previous'
  return key === after ? 'next' : null
}

/** The tab after a step: after the last comes the first. */
function tabAfter(tabs: readonly TabItem<string>[], value: string, step: Step | null) {
  const at = tabs.findIndex((tab) => tab.value === value)
  switch (step) {
    case 'first':
      return tabs[0]
    case 'last':
      return tabs.at(-1)
    case 'previous':
      return tabs.at(at - 1)
    case 'next':
      return tabs[(at + 1) % tabs.length]
    case null:
      return undefined
    default:
      return step satisfies never
  }
}

function Count({ count, label }: { count: number; label: string | undefined }) {
  const { locale } = useLocale()
  const text = new Intl.NumberFormat(locale).format(count)
  if (label === undefined) return <span className={styles.count}>{text}</span>
  return (
    <>
      <span aria-hidden="true" className={styles.count}>
        {text}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
