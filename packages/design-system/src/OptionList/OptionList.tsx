import { Check } from 'lucide-react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { SpinnerMark } from '../Spinner/SpinnerMark.tsx'
import * as styles from './OptionList.css.ts'
import { isSection, type Option, type Options } from './options.ts'

export interface OptionListProps {
  /** The label of the field: it names the list too. */
  label: string
  options: Options<string>
  /** Stands in an empty list: why there is nothing to choose. */
  emptyText: string
  /** Stands in place of the options while they are on their way. */
  loadingText?: string
}

/** The open list of a select, combo box or multi-select. It takes its behaviour from the one that it stands in. */
export function OptionList({ label, options, emptyText, loadingText }: OptionListProps) {
  return (
    <ListBox
      className={styles.list}
      // The library's own name for it is not there in every language of ours.
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
