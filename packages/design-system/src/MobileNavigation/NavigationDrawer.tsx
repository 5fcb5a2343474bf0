import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { hasOwnEscape, isInTopLayer, OnAppear, useOpener } from '../Dialog/overlayFocus.tsx'
import { IconButton } from '../IconButton/index.ts'
import { followLink } from '../Link/followLink.ts'
import { PopoverHost } from '../OptionList/PopoverHost.tsx'
import type { NavigationMenu } from './navigation.ts'
import * as styles from './MobileNavigation.css.ts'

export interface NavigationDrawerProps extends Omit<NavigationMenu, 'label'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A drawer at the line end's side. Not exported. */
export function NavigationDrawer({
  title,
  closeLabel,
  links,
  extras,
  open,
  onOpenChange,
}: NavigationDrawerProps) {
  const { panel, rememberOpener, focusPanel, restoreFocus } = useOpener()
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            ref={panel}
            className={styles.drawer}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={focusPanel}
            onCloseAutoFocus={restoreFocus}
            onEscapeKeyDown={(event) => {
              if (hasOwnEscape(event.target)) event.preventDefault()
            }}
            onInteractOutside={(event) => {
              if (isInTopLayer(event.target)) event.preventDefault()
            }}
          >
            <OnAppear run={rememberOpener} />
            <PopoverHost>
              <div className={styles.header}>
                <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
                <IconButton label={closeLabel} hint={false} onPress={() => onOpenChange(false)}>
                  <X aria-hidden="true" />
                </IconButton>
              </div>
              <nav aria-label={title} className={styles.scroll}>
                <ul>
                  {links.map(({ href, label, icon, onPress, current = false }) => (
                    <li key={href}>
                      <a
                        href={href}
                        className={styles.link}
                        aria-current={current ? 'page' : undefined}
                        onClick={followLink(
                          onPress &&
                            (() => {
                              onOpenChange(false)
                              onPress()
                            }),
                        )}
                      >
                        <span className={styles.linkIcon} aria-hidden="true">
                          {icon}
                        </span>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
              {extras !== undefined && <div className={styles.extras}>{extras}</div>}
            </PopoverHost>
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
