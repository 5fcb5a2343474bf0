import { Check } from 'lucide-react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import * as styles from './OptionList.css.ts'
import { isSection, type Option, type Options } from './options.ts'

export interface OptionListProps {
  /** The label of the field, which also names the list. */
  label: string
  options: Options<string>
  /** Shown in an empty list: why there is nothing to choose. */
  emptyText: string
  /** Shown in place of the options while they are loading. */
  loadingText?: string
}

/** The open list of a select, combo box or multi-select, which controls its behaviour. */
export function OptionList({ label, options, emptyText, loadingText }: OptionListProps) {
  return (
    <ListBox
      className={styles.list}
      // React Aria's name for the list is not translated to all our languages.
      render={(dom) => <div {...dom} aria-label={label} aria-labelledby={undefined} />}
      renderEmptyState={() => (
        <div className={styles.note}>
          {loadingText !== undefined && <SpinnerMark size={16} />}
          {loadingText ?? emptyText}
        </div>
      )}
    >
      {(loadingText === undefined ? options : []).map((entry) =>
        isSection(entry) ? (
          <ListBoxSection key={entry.title} id={`section ${entry.title}`}>
            <Header className={styles.sectionTitle}>{entry.title}</Header>
            <Collection>{entry.options.map(renderOption)}</Collection>
          </ListBoxSection>
        ) : (
          renderOption(entry)
        ),
      )}
    </ListBox>
  )
}

const renderOption = ({ value, label, description, icon, disabled = false }: Option<string>) => (
  <ListBoxItem
    key={value}
    id={value}
    textValue={label}
    isDisabled={disabled}
    className={styles.option}
  >
    {icon !== undefined && (
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
    )}
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {description !== undefined && <span className={styles.description}> {description}</span>}
    </span>
    <Check aria-hidden="true" className={styles.check} />
  </ListBoxItem>
)
