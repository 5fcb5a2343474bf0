import { Bell } from 'lucide-react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { TriggerButton } from '../Button/TriggerButton.tsx'
import { IconButton } from '../IconButton/index.ts'
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx'
import * as styles from './NotificationPanel.css.ts'

export interface NotificationButtonProps {
  /** Name of the bell, with the number of unread notices: “Notifications, 3 unread”. */
  label: string
  /** Whether anything is unread; shows the mark. */
  attention: boolean
  /** The props of the panel. */
  panel: NotificationPanelProps
  /** Whether it is open, if controlled. */
  open?: boolean
  /** Whether it is open at first, if not controlled. @default false */
  defaultOpen?: boolean
  /** Called when it opens and closes, so that the notices can be loaded. */
  onOpenChange?: (open: boolean) => void
}

/** The bell in the header. It opens the notification panel, and has a mark while anything is unread. */
export function NotificationButton({
  label,
  attention,
  panel,
  open,
  defaultOpen = false,
  onOpenChange,
}: NotificationButtonProps) {
  return (
    <DialogTrigger
      defaultOpen={defaultOpen}
      {...(open !== undefined && { isOpen: open })}
      {...(onOpenChange && { onOpenChange })}
    >
      <span className={styles.bell}>
        <TriggerButton>
          <IconButton label={label}>
            <Bell aria-hidden="true" />
          </IconButton>
        </TriggerButton>
        {attention && <span className={styles.attention} aria-hidden="true" />}
      </span>
      <Popover className={styles.popover} placement="bottom end" offset={4}>
        <Dialog className={styles.dialog} aria-label={panel.title}>
          <NotificationPanel {...panel} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
