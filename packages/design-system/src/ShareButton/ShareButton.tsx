import { Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button, type ButtonType } from '../Button/index.ts'
import { CopyButton, type CopyTexts } from '../CopyButton/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { LinkButton } from '../LinkButton/index.ts'
import { Popover, type PopoverPlacement } from '../Popover/index.ts'
import type { ControlSize } from '../themes/tokens.ts'
import { isAborted, systemShare, type Share, type Shared } from './share.ts'
import * as styles from './ShareButton.css.ts'

/** The texts of the button and its popover. */
export interface ShareTexts extends CopyTexts {
  /** The text of the button, such as `Share`; also the popover's title. */
  share: string
  /** Name of the field with the link, such as `Link to this game`. */
  link: string
}

/** A service to share to, such as a messenger. */
export interface SharePlace {
  /** Its name. */
  label: string
  /** The service's address, which contains the link. */
  href: string
  /** Its icon; screen readers skip it. */
  icon?: ReactNode
}

export interface ShareButtonProps extends Shared {
  /** The texts of the button and its popover. */
  texts: ShareTexts
  /** Services to share to, for browsers without a share sheet. */
  places?: readonly SharePlace[]
  /** Shows the icon without the text, which then is its name and tooltip. @default false */
  iconOnly?: boolean
  /** How prominent it is on this screen. @default 'secondary', with an icon alone `'ghost'` */
  type?: ButtonType
  /** Height: 24, 32, 40, 48 or 56 px. @default 'm' */
  size?: ControlSize
  /** Where the popover opens, if there is room. @default 'bottom start' */
  placement?: PopoverPlacement
  /** Whether the popover is open at first. @default false */
  defaultOpen?: boolean
  /** The system's share sheet; `null` for none. @default the browser's, if there is one */
  system?: Share | null
  /** Writes a text to the clipboard. @default the browser's clipboard */
  write?: (text: string) => Promise<void>
}

/** Shares a link: by the system's share sheet if there is one, else by a popover to copy it from. */
export function ShareButton({
  url,
  title,
  text,
  texts,
  places = [],
  iconOnly = false,
  type = iconOnly ? 'ghost' : 'secondary',
  size = 'm',
  placement = 'bottom start',
  defaultOpen = false,
  system,
  write,
}: ShareButtonProps) {
  const [open, setOpen] = useState(defaultOpen)

  const shareByPopover = (next: boolean) => {
    const share = system === undefined ? systemShare() : (system ?? undefined)
    if (!next || !share) {
      setOpen(next)
      return
    }
    share({ url, title, ...(text !== undefined && { text }) }).catch((reason: unknown) => {
      if (!isAborted(reason)) setOpen(true)
    })
  }

  const look = { type, size }
  const icon = <Share2 aria-hidden="true" />
  return (
    <Popover
      title={texts.share}
      placement={placement}
      open={open}
      onOpenChange={shareByPopover}
      trigger={
        iconOnly ? (
          <IconButton {...look} label={texts.share}>
            {icon}
          </IconButton>
        ) : (
          <Button {...look} icon={icon}>
            {texts.share}
          </Button>
        )
      }
    >
      <div className={styles.content}>
        <input
          className={styles.link}
          aria-label={texts.link}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={url} texts={texts} type="primary" {...(write && { write })} />
        {places.length > 0 && (
          <div className={styles.places}>
            {places.map(({ label, href, icon: sign }) => (
              <LinkButton key={label} href={href} type="secondary" size="s" icon={sign}>
                {label}
              </LinkButton>
            ))}
          </div>
        )}
      </div>
    </Popover>
  )
}
