import { Check, Copy, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Button, type ButtonType } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { ControlSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CopyButton.css.ts'
import { copyText } from './copyText.ts'
import { useCopy, type CopyState } from './useCopy.ts'

/** The texts of the button. */
export interface CopyTexts {
  /** What a press does, such as `Copy link`. */
  copy: string
  /** Shown after copying worked, such as `Copied`. */
  copied: string
  /** Shown after copying failed, with what to do, such as `Not copied. Select the text yourself.` */
  failed: string
}

export interface CopyButtonProps {
  /** The text to copy, or a function that returns it at the press, also later by a promise. */
  text: string | (() => string | Promise<string>)
  /** What the button says before and after. */
  texts: CopyTexts
  /** Shows the icon without the text, which then is its name and tooltip. @default false */
  iconOnly?: boolean
  /** How prominent it is on this screen. @default 'secondary', with an icon alone `'ghost'` */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** Disables the button. @default false */
  disabled?: boolean
  /** Called after a text was copied. */
  onCopy?: (text: string) => void
  /** Writes a text to the clipboard. @default the browser's clipboard */
  write?: (text: string) => Promise<void>
}

const icons: Record<CopyState, LucideIcon> = { ready: Copy, copied: Check, failed: TriangleAlert }

/** Copies a text, and shows and announces whether it worked. */
export function CopyButton({
  text,
  texts,
  iconOnly = false,
  type = iconOnly ? 'ghost' : 'secondary',
  size = 'm',
  disabled = false,
  onCopy,
  write = copyText,
}: CopyButtonProps) {
  const { state, press } = useCopy(async () => {
    const copied = typeof text === 'string' ? text : await text()
    await write(copied)
    onCopy?.(copied)
  })
  const says: Record<CopyState, string> = {
    ready: texts.copy,
    copied: texts.copied,
    failed: texts.failed,
  }
  const Icon = icons[state]
  const shared = { type, size, disabled, onPress: () => void press() }
  return (
    <span className={styles.root}>
      {iconOnly ? (
        <IconButton {...shared} label={says[state]}>
          <Icon aria-hidden="true" />
        </IconButton>
      ) : (
        <Button {...shared} icon={<Icon aria-hidden="true" />}>
          <span className={styles.labels}>
            <Label shown={state === 'ready'}>{texts.copy}</Label>
            <Label shown={state === 'copied'}>{texts.copied}</Label>
            {/* The failure text may be long, so it takes no space until it is shown. */}
            {state === 'failed' && <Label shown>{texts.failed}</Label>}
          </span>
        </Button>
      )}
      <span role="status">
        <VisuallyHidden>{state === 'ready' ? '' : says[state]}</VisuallyHidden>
      </span>
    </span>
  )
}

function Label({ shown, children }: { shown: boolean; children: string }) {
  return (
    <span className={styles.label} data-shown={shown || undefined}>
      {children}
    </span>
  )
}
