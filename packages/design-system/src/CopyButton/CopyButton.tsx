import { Check, Copy, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Button, type ButtonType } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import type { ControlSize } from '../themes/tokens.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './CopyButton.css.ts'
import { copyText } from './copyText.ts'
import { useCopy, type CopyState } from './useCopy.ts'

/** What the button says. */
export interface CopyTexts {
  /** What a press does, such as `Copy link`. */
  copy: string
  /** After it worked, such as `Copied`. */
  copied: string
  /** After it did not, and what to do then, such as `Not copied. Select the text yourself.` */
  failed: string
}

export interface CopyButtonProps {
  /** What to copy. A function is asked at the press, and may take its time. */
  text: string | (() => string | Promise<string>)
  /** What the button says before and after. */
  texts: CopyTexts
  /** Shows the icon without the text, which then is its name and tooltip. @default false */
  iconOnly?: boolean
  /** How much weight it has on this screen. @default 'secondary', with an icon alone `'ghost'` */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** Takes the button out of use. @default false */
  disabled?: boolean
  /** Called after a text was copied. */
  onCopy?: (text: string) => void
  /** How a text gets to the clipboard. @default the browser's clipboard */
  write?: (text: string) => Promise<void>
}

const icons: Record<CopyState, LucideIcon> = { ready: Copy, copied: Check, failed: TriangleAlert }

/** Copies a text, and says whether it worked: on the button and to screen readers. */
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
            {/* A failure may be long, so it takes no room until it is there. */}
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
