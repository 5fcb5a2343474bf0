import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useLocale } from 'react-aria-components/I18nProvider'
import { input } from '../Field/FieldBox.css.ts'
import { FieldBox } from '../Field/index.ts'
import { pageSlots } from './pageSlots.ts'
import * as styles from './GoToPage.css.ts'

export interface GoToPageTexts {
  /** Name of the navigation, such as `Pages of the standings`. */
  label: string
  /** Name of the button to the previous page. */
  previous: string
  /** Name of the button to the next page. */
  next: string
  /** Name of a page's button, such as `Page 3`. The number is in the page's language. */
  page: (page: string) => string
  /** The current page, such as `Page 3 of 40`: shown on a phone, and announced after a change. */
  position: (page: string, count: string) => string
  /** The label of the field for a page number, such as `Go to page`. Without it there is no field. */
  goTo?: string
}

export interface GoToPageProps {
  /** The current page, from 1. */
  page: number
  /** The number of pages. With one or none, nothing is shown. */
  count: number
  /** Called with the page to go to. */
  onChange: (page: number) => void
  /** All texts of the part. */
  texts: GoToPageTexts
  /** Whether the page is loading: nothing can be pressed. @default false */
  loading?: boolean
}

/** Page navigation of a long table. For a list that is read on and on, use `LoadMore`. */
export function GoToPage({ page, count, onChange, texts, loading = false }: GoToPageProps) {
  const { locale } = useLocale()
  if (count <= 1) return null

  const figure = (number: number) => new Intl.NumberFormat(locale).format(number)
  const position = texts.position(figure(page), figure(count))
  const go = (wanted: number) => {
    const next = Math.min(Math.max(wanted, 1), count)
    if (next !== page && !loading) onChange(next)
  }

  return (
    <nav aria-label={texts.label} className={styles.root} aria-busy={loading}>
      <ul className={styles.pages}>
        <li>
          <Button
            className={styles.step}
            aria-label={texts.previous}
            isDisabled={page <= 1 || loading}
            onPress={() => go(page - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </Button>
        </li>
        {pageSlots(page, count).map((slot) => (
          <li key={slot} className={styles.slot}>
            {typeof slot === 'number' ? (
              <Button
                className={styles.page}
                aria-label={texts.page(figure(slot))}
                {...(slot === page && { 'aria-current': 'page' as const })}
                isDisabled={loading}
                onPress={() => go(slot)}
              >
                {figure(slot)}
              </Button>
            ) : (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            )}
          </li>
        ))}
        <li>
          <span className={styles.position} role="status">
            {position}
          </span>
        </li>
        <li>
          <Button
            className={styles.step}
            aria-label={texts.next}
            isDisabled={page >= count || loading}
            onPress={() => go(page + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </Button>
        </li>
      </ul>
      {texts.goTo !== undefined && (
        <PageField label={texts.goTo} onSubmit={go} disabled={loading} />
      )}
    </nav>
  )
}

interface PageFieldProps {
  label: string
  onSubmit: (page: number) => void
  disabled: boolean
}

/** A field for a page number, confirmed by Enter. */
function PageField({ label, onSubmit, disabled }: PageFieldProps) {
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text !== '') onSubmit(Number(text))
    setText('')
  }
  return (
    <form onSubmit={submit} className={styles.form}>
      <TextField
        className={styles.field}
        value={text}
        onChange={(typed) => setText(typed.replaceAll(/\D/g, ''))}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        isDisabled={disabled}
      >
        <Label className={styles.fieldLabel}>{label}</Label>
        <div className={styles.number}>
          <FieldBox size="s">
            <Input className={input({ size: 's', tabular: true, foreign: false })} />
          </FieldBox>
        </div>
      </TextField>
    </form>
  )
}
