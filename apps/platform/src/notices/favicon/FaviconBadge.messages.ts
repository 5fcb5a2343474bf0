import type { FaviconBadgeKind } from '@kingside/machines/favicon-badge'
import { defineMessage, type MessageValue } from 'react-intl'

/** The meaning of each badge for a user in another tab. */
export const kindMessages = {
  messages: defineMessage({
    id: 'faviconBadge.kind.messages',
    defaultMessage: 'New messages',
    description: 'What a badge on the icon of the browser’s tab means.',
  }),
  warning: defineMessage({
    id: 'faviconBadge.kind.warning',
    defaultMessage: 'Low on time',
    description: 'What a badge on the icon of the browser’s tab means: a warning.',
  }),
  active: defineMessage({
    id: 'faviconBadge.kind.active',
    defaultMessage: 'Your turn',
    description: 'What a badge on the icon of the browser’s tab means.',
  }),
  alert: defineMessage({
    id: 'faviconBadge.kind.alert',
    defaultMessage: 'Something new',
    description: 'What a badge on the icon of the browser’s tab means, if nothing else fits.',
  }),
} as const satisfies Record<FaviconBadgeKind, unknown>

export const messages = {
  plain: defineMessage({
    id: 'faviconBadge.plain',
    defaultMessage: 'No badge',
    description: 'How the icon of the browser’s tab stands.',
  }),
  drawing: defineMessage({
    id: 'faviconBadge.drawing',
    defaultMessage: 'Loading the icon…',
    description:
      'State of the badge on the icon of the browser’s tab: it is drawn once the icon has loaded.',
  }),
  shown: defineMessage({
    id: 'faviconBadge.shown',
    defaultMessage: 'On the tab',
    description: 'State of the badge on the icon of the browser’s tab.',
  }),
  failed: defineMessage({
    id: 'faviconBadge.failed',
    defaultMessage: 'Your browser doesn’t allow it',
    description: 'State of the badge on the icon of the browser’s tab: it could not be drawn.',
  }),
  place: defineMessage<{ readonly across: MessageValue; readonly down: MessageValue }>({
    id: 'faviconBadge.place',
    defaultMessage: '{across} across, {down} down',
    description: 'Where the middle of the badge is on the icon; both are shares such as 80 %.',
  }),
  picture: defineMessage<{ readonly badge: MessageValue; readonly pixels: MessageValue }>({
    id: 'faviconBadge.picture',
    defaultMessage: 'The tab’s icon at {pixels} pixels: {badge}',
    description: 'Names a picture of the icon of the browser’s tab, for screen readers.',
  }),
  pixels: defineMessage<{ readonly pixels: MessageValue }>({
    id: 'faviconBadge.pixels',
    defaultMessage: '{pixels} px',
    description: 'How large the icon of the browser’s tab is.',
  }),
}
