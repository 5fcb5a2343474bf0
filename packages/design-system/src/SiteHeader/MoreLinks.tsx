import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { panel } from '../Popover/Popover.css.ts'
import { Stack } from '../Stack/index.ts'
import { SiteAnchor } from '../SiteLink/SiteAnchor.tsx'
import type { SiteLink } from '../SiteLink/index.ts'
import { MoreButton } from './MoreButton.tsx'
import * as styles from './SiteHeader.css.ts'

export interface MoreLinksProps {
  label: string
  links: readonly SiteLink[]
  /** Whether there is no room for the label either. */
  iconOnly: boolean
  /** Whether it is open at first. */
  defaultOpen: boolean
}

/** The links that do not fit into the header. They stay links, not menu items. */
export function MoreLinks({ label, links, iconOnly, defaultOpen }: MoreLinksProps) {
  return (
    <DialogTrigger defaultOpen={defaultOpen}>
      <Button
        className={styles.link}
        data-icon={iconOnly || undefined}
        data-current={links.some(({ current }) => current) || undefined}
      >
        <MoreButton label={label} iconOnly={iconOnly} />
      </Button>
      <Popover className={panel} placement="bottom start" offset={4}>
        <Dialog className={styles.moreDialog} aria-label={label}>
          {({ close }) => (
            <div className={styles.moreLinks}>
              <Stack as="ul" gap={0}>
                {links.map(({ onPress, ...link }) => {
                  const follow = () => {
                    close()
                    onPress?.()
                  }
                  return (
                    <li key={link.href}>
                      <SiteAnchor
                        link={{ ...link, ...(onPress && { onPress: follow }) }}
                        className={styles.moreLink}
                      />
                    </li>
                  )
                })}
              </Stack>
            </div>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
