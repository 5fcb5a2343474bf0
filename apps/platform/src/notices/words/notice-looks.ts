import type { NotificationType } from '@kingside/machines/notification'
import type { ToastType } from '@kingside/machines/toast'
import {
  AlarmClock,
  Award,
  Ban,
  CalendarX,
  CircleCheck,
  Download,
  IdCard,
  LogIn,
  type LucideIcon,
  MailOpen,
  MailWarning,
  Scale,
  ShoppingBag,
  Sparkles,
  Swords,
  TrendingUp,
  Trophy,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react'

interface NoticeLook {
  /** What it means to the reader. */
  readonly type: ToastType
  readonly icon: LucideIcon
}

/** The icon and the tone of each type of notification. */
export const noticeLooks = {
  NEW_USER: { type: 'success', icon: UserRoundPlus },
  AUTHORIZED: { type: 'info', icon: LogIn },
  NEW_FEATURE: { type: 'info', icon: Sparkles },
  NEW_SHOP_ITEM: { type: 'info', icon: ShoppingBag },
  TOURNAMENT_START_REMINDER: { type: 'info', icon: Trophy },
  TOURNAMENT_START_REMINDER_SECOND: { type: 'warning', icon: AlarmClock },
  TOURNAMENT_HAS_STARTED: { type: 'success', icon: Swords },
  TOURNAMENT_CANCELED: { type: 'warning', icon: CalendarX },
  TOURNAMENT_INVITATION: { type: 'info', icon: MailOpen },
  CLUB_REQUEST_APPROVED: { type: 'success', icon: UserRoundCheck },
  DAILY_BOARD_COMPLETED: { type: 'success', icon: CircleCheck },
  TITLE_AWARDED: { type: 'success', icon: Award },
  RATING_RESTORED: { type: 'success', icon: TrendingUp },
  CONNECT_FIDE_REMINDER: { type: 'info', icon: IdCard },
  FAIR_PLAY_VIOLATION: { type: 'warning', icon: Scale },
  BAN: { type: 'danger', icon: Ban },
  EMAIL_NOT_VERIFIED: { type: 'warning', icon: MailWarning },
  FILE_READY: { type: 'success', icon: Download },
} as const satisfies Record<NotificationType, NoticeLook>
