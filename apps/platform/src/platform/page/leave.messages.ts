import { defineMessage } from 'react-intl'

export const leaveMessages = {
  title: defineMessage({
    id: 'leave.title',
    defaultMessage: 'Leave without saving?',
    description: 'Title of the question before a page with unsaved changes is left.',
  }),
  text: defineMessage({
    id: 'leave.text',
    defaultMessage: 'Your latest changes on this page aren’t saved.',
    description: 'Text of the question before a page with unsaved changes is left.',
  }),
  leave: defineMessage({
    id: 'leave.leave',
    defaultMessage: 'Leave the page',
    description: 'Button: leaves a page with unsaved changes.',
  }),
  closeTitle: defineMessage({
    id: 'leave.close.title',
    defaultMessage: 'Close without saving?',
    description: 'Title of the question before a form with unsaved changes is closed.',
  }),
  closeText: defineMessage({
    id: 'leave.close.text',
    defaultMessage: 'What you’ve typed isn’t saved.',
    description: 'Text of the question before a form with unsaved changes is closed.',
  }),
  close: defineMessage({
    id: 'leave.close',
    defaultMessage: 'Close',
    description: 'Button: closes a form with unsaved changes.',
  }),
  stay: defineMessage({
    id: 'leave.stay',
    defaultMessage: 'Keep editing',
    description: 'Button: stays on a page with unsaved changes.',
  }),
}
