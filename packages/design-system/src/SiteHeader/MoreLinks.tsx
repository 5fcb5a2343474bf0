import { ChevronDown, Menu } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { followLink } from '../Link/followLink.ts'
import { panel } from '../Popover/Popover.css.ts'
import { Stack } from '../Stack/index.ts'
import type { SiteLink } from '../siteLink.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import * as styles from './SiteHeader.css.ts'

interface MoreLinksProps {
  label: string
  links: readonly SiteLink[]
  /** There is no room for the label either. */
  iconOnly: boolean
}

/** The links that the header has no room for. They stay links, not items of a menu. */
export function MoreLinks({ label, links, iconOnly }: MoreLinksProps) {
  return (
    <DialogTrigger>
      <Button
        className={styles.link}
        data-icon={iconOnly || undefined}
        data-current={links.some(({ current }) => current) || undefined}
      >
        {iconOnly ? (
          <>
            <Menu aria-hidden="true" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : (
          <>
            {label}
            <ChevronDown aria-hidden="true" />
          </>
        )}
      </Button>
      <Popover className={panel} placement="bottom start" offset={4}>
        <Dialog className={styles.moreDialog} aria-label={label}>
          {({ close }) => (
            <div className={styles.moreLinks}>
              <Stack as="ul" gap={0}>
                {links.map(({ href, label: text, onPress, current = false }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className={styles.moreLink}
                      aria-current={current ? 'page' : undefined}
                      onClick={followLink(
                        onPress &&
                          (() => {
                            close()
                            onPress()
                          }),
                      )}
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </Stack>
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
