import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import * as styles from './Accordion.css.ts'

export const accordionHeadingLevels = [2, 3, 4, 5, 6] as const
export const accordionVariants = ['lines', 'cards'] as const
type Variant = (typeof accordionVariants)[number]

/** One section: its heading is always visible, its content only when it is open. */
export interface AccordionItem<Value extends string> {
  value: Value
  /** The heading of the section. */
  title: string
  /** A second line of the heading. */
  description?: string
  /** A picture before the heading; screen readers skip it. */
  icon?: ReactNode
  /** A short fact at the end of the heading, such as a status or a number. */
  aside?: ReactNode
  content: ReactNode
  /** Whether the section can't be opened or closed now. @default false */
  disabled?: boolean
}

export interface AccordionProps<Value extends string> {
  /** The sections, in order. */
  items: readonly AccordionItem<Value>[]
  /** Level of the section headings: one below the heading above the accordion. */
  headingLevel: (typeof accordionHeadingLevels)[number]
  /** Lets several sections be open at once; otherwise opening one closes the other. @default false */
  multiple?: boolean
  /** Lines between the sections, or a card for each. @default 'lines' */
  variant?: Variant
  /** The open sections, if controlled. */
  value?: readonly Value[]
  /** The sections open at first, if not controlled. @default none */
  defaultValue?: readonly Value[]
  /** Called with the open sections. */
  onChange?: (value: readonly Value[]) => void
}

/** Headings that open to show more. Don't hide what every reader needs in one. */
export function Accordion<Value extends string>({
  items,
  headingLevel,
  multiple = false,
  variant = 'lines',
  value,
  defaultValue = [],
  onChange,
}: AccordionProps<Value>) {
  const [ownValue, setOwnValue] = useState<readonly Value[]>(defaultValue)

  const change = (open: ReadonlySet<unknown>) => {
    const next = items.filter((item) => open.has(item.value)).map((item) => item.value)
    setOwnValue(next)
    onChange?.(next)
  }

  return (
    <DisclosureGroup
      className={styles.group({ variant })}
      allowsMultipleExpanded={multiple}
      expandedKeys={value ?? ownValue}
      onExpandedChange={change}
    >
      {items.map((item) => (
        <Section key={item.value} item={item} level={headingLevel} variant={variant} />
      ))}
    </DisclosureGroup>
  )
}

interface SectionProps {
  item: AccordionItem<string>
  level: number
  variant: Variant
}

function Section({ item, level, variant }: SectionProps) {
  const { value, title, description, icon, aside, content, disabled = false } = item
  return (
    <Disclosure id={value} isDisabled={disabled} className={styles.section({ variant })}>
      <Heading level={level} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger({ variant })}>
          {icon !== undefined && (
            <span aria-hidden="true" className={styles.icon}>
              {icon}
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            {description !== undefined && <span className={styles.description}>{description}</span>}
          </span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content({ variant })}>{content}</div>
      </DisclosurePanel>
    </Disclosure>
  )
}
