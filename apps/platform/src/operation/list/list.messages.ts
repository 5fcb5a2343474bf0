import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const listMessages = {
  loading: defineMessage({
    id: 'operation.list.loading',
    defaultMessage: 'Loading…',
    description: 'A list of the operators’ pages is loading, for screen readers.',
  }),
  failed: defineMessage({
    id: 'operation.list.failed',
    defaultMessage: 'Couldn’t load the list',
    description: 'In place of a list of the operators’ pages. A button to try again follows.',
  }),
  nothing: defineMessage({
    id: 'operation.list.nothing',
    defaultMessage: 'Nothing found',
    description: 'In place of a list whose filters leave nothing.',
  }),
  nothingHint: defineMessage({
    id: 'operation.list.nothing.hint',
    defaultMessage: 'Try other filters.',
    description: 'Below “Nothing found”.',
  }),
  any: defineMessage({
    id: 'operation.list.any',
    defaultMessage: 'All',
    description: 'Choice of a filter that leaves nothing out.',
  }),
  choose: defineMessage({
    id: 'operation.list.choose',
    defaultMessage: 'Choose',
    description: 'In the field of a filter where nothing is chosen.',
  }),
  pages: defineMessage({
    id: 'operation.list.pages',
    defaultMessage: 'Pages of the list',
    description: 'Names the navigation through the pages of a list.',
  }),
  previous: defineMessage({
    id: 'operation.list.previous',
    defaultMessage: 'Previous page',
    description: 'Names the button to the previous page of a list.',
  }),
  next: defineMessage({
    id: 'operation.list.next',
    defaultMessage: 'Next page',
    description: 'Names the button to the next page of a list.',
  }),
  page: defineMessage<{ readonly page: MessageValue }>({
    id: 'operation.list.page',
    defaultMessage: 'Page {page}',
    description: 'Names the button to a page of a list. {page} is its number.',
  }),
  position: defineMessage<{ readonly count: MessageValue; readonly page: MessageValue }>({
    id: 'operation.list.position',
    defaultMessage: 'Page {page} of {count}',
    description: 'Which page of a list is shown. {page} and {count} are numbers.',
  }),
  forEver: defineMessage({
    id: 'operation.list.forEver',
    defaultMessage: 'Permanent',
    description: 'In place of the date on which a ban ends, where it never does.',
  }),
  cancel: defineMessage({
    id: 'operation.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of a dialog or form of the operators’ pages: nothing is done.',
  }),
  reason: defineMessage({
    id: 'operation.reason',
    defaultMessage: 'Reason',
    description: 'Label of the field in which an operator says why; also the column of it.',
  }),
  player: defineMessage({
    id: 'operation.player',
    defaultMessage: 'Player',
    description: 'Column of the player in a list of the operators’ pages.',
  }),
  fillIn: defineMessage({
    id: 'operation.fillIn',
    defaultMessage: 'Fill in the value',
    description: 'Error of an empty field of the operators’ pages.',
  }),
  actFailed: defineMessage({
    id: 'operation.actFailed',
    defaultMessage: 'That didn’t work. Nothing was changed.',
    description: 'An operator’s act failed, for a reason that is not known or follows below.',
  }),
}
