import { Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import * as styles from './PreferenceSwitch.css.ts'

export const preferenceLayouts = ['compact', 'row'] as const
export const themeNames = ['light', 'dark'] as const
export type ThemeName = (typeof themeNames)[number]

/** A language of the product. */
export interface LanguageOption<Code extends string> {
  /** The product's code, such as `kz`. It is shown in capitals. */
  code: Code
  /** The language's own name, such as “Қазақша”, so that its readers recognise it. */
  name: string
  /** Its BCP 47 tag, such as `kk`, so that screen readers pronounce the name correctly. */
  tag: string
}

interface Common {
  /** The name of the setting, such as “Language”. */
  label: string
  /** The control alone, for a header; or with its label before it, for menus and settings. @default 'compact' */
  layout?: (typeof preferenceLayouts)[number]
}

export interface LanguageSwitchProps<Code extends string> extends Common {
  preference: 'language'
  languages: readonly LanguageOption<Code>[]
  value: Code
  onChange: (code: Code) => void
}

export interface ThemeSwitchProps extends Common {
  preference: 'theme'
  /** The names of the themes. */
  names: Readonly<Record<ThemeName, string>>
  value: ThemeName
  onChange: (theme: ThemeName) => void
}

export type PreferenceSwitchProps<Code extends string> =
  | LanguageSwitchProps<Code>
  | ThemeSwitchProps

/** Chooses the theme or the language of the whole product. The choice takes effect at once. */
export function PreferenceSwitch<Code extends string = string>(props: PreferenceSwitchProps<Code>) {
  const { label, layout = 'compact' } = props
  const control = props.preference === 'language' ? languageControl(props) : themeControl(props)
  if (layout === 'compact') return control
  return (
    <div className={styles.row}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {control}
    </div>
  )
}

function languageControl<Code extends string>({
  label,
  languages,
  value,
  onChange,
}: LanguageSwitchProps<Code>) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onChange={onChange}
      options={languages.map(({ code, name, tag }) => ({
        value: code,
        title: code.toUpperCase(),
        name,
        lang: tag,
      }))}
    />
  )
}

const themeIcons = { light: <Sun />, dark: <Moon /> }

function themeControl({ label, names, value, onChange }: ThemeSwitchProps) {
  return (
    <SegmentedControl
      label={label}
      value={value}
      onChange={onChange}
      options={themeNames.map((theme) => ({
        value: theme,
        title: names[theme],
        icon: themeIcons[theme],
      }))}
    />
  )
}
