import { defineMessage, type MessageValue } from 'react-intl'

export const messages = {
  title: defineMessage({
    id: 'operation.masterclasses.title',
    defaultMessage: 'Masterclasses',
    description: 'Title of the page, and its link.',
  }),
  add: defineMessage({
    id: 'operation.masterclasses.add',
    defaultMessage: 'Add masterclass',
    description: 'Button, and title of the form.',
  }),
  edit: defineMessage({
    id: 'operation.masterclasses.edit',
    defaultMessage: 'Edit',
    description: 'Button in a row.',
  }),
  editTitle: defineMessage({
    id: 'operation.masterclasses.editTitle',
    defaultMessage: 'Edit masterclass',
    description: 'Title of the form.',
  }),
  remove: defineMessage({
    id: 'operation.masterclasses.remove',
    defaultMessage: 'Remove',
    description: 'Button of the question.',
  }),
  removeOf: defineMessage<{ readonly title: MessageValue }>({
    id: 'operation.masterclasses.removeOf',
    defaultMessage: 'Remove {title}',
    description: 'Names a button in a row. {title} is of a masterclass.',
  }),
  removeTitle: defineMessage<{ readonly title: MessageValue }>({
    id: 'operation.masterclasses.removeTitle',
    defaultMessage: 'Remove “{title}”?',
    description: 'Question. {title} is of a masterclass.',
  }),
  removeText: defineMessage({
    id: 'operation.masterclasses.removeText',
    defaultMessage:
      'It disappears from the site, and no one is reminded of it. Its files stay on the server.',
    description: 'Below the question.',
  }),
  keep: defineMessage({
    id: 'operation.masterclasses.keep',
    defaultMessage: 'Keep it',
    description: 'Answer to the question: no.',
  }),
  save: defineMessage({
    id: 'operation.masterclasses.save',
    defaultMessage: 'Save',
    description: 'Button of the form.',
  }),
  close: defineMessage({
    id: 'operation.masterclasses.close',
    defaultMessage: 'Close',
    description: 'Names the button that closes the form.',
  }),
  saved: defineMessage({
    id: 'operation.masterclasses.saved',
    defaultMessage: 'Saved',
    description: 'After a masterclass was written.',
  }),
  removed: defineMessage({
    id: 'operation.masterclasses.removed',
    defaultMessage: 'Masterclass removed',
    description: 'After a masterclass was taken away.',
  }),
  changed: defineMessage({
    id: 'operation.masterclasses.changed',
    defaultMessage: 'Another operator has changed this masterclass',
    description: 'Title, when saving was refused.',
  }),
  changedText: defineMessage({
    id: 'operation.masterclasses.changedText',
    defaultMessage: 'Your text stays here. Close the form and open it again to see theirs.',
    description: 'Below it.',
  }),
  empty: defineMessage({
    id: 'operation.masterclasses.empty',
    defaultMessage: 'No masterclasses yet',
    description: 'Title of the empty list.',
  }),
  name: defineMessage({
    id: 'operation.masterclasses.name',
    defaultMessage: 'Masterclass title',
    description: 'Column and field: how the masterclass is called.',
  }),
  description: defineMessage({
    id: 'operation.masterclasses.description',
    defaultMessage: 'Description',
    description: 'Field.',
  }),
  lecturer: defineMessage({
    id: 'operation.masterclasses.lecturer',
    defaultMessage: 'Lecturer',
    description: 'Column and field.',
  }),
  lecturerTitle: defineMessage({
    id: 'operation.masterclasses.lecturerTitle',
    defaultMessage: 'What the lecturer is',
    description: 'Field, not required.',
  }),
  lecturerTitleHelp: defineMessage({
    id: 'operation.masterclasses.lecturerTitleHelp',
    defaultMessage: 'For example: grandmaster, coach',
    description: 'Below the field.',
  }),
  kind: defineMessage({
    id: 'operation.masterclasses.kind',
    defaultMessage: 'Kind',
    description: 'Field.',
  }),
  lesson: defineMessage({
    id: 'operation.masterclasses.lesson',
    defaultMessage: 'Lesson',
    description: 'A kind of masterclass.',
  }),
  qa: defineMessage({
    id: 'operation.masterclasses.qa',
    defaultMessage: 'Q&A',
    description: 'A kind of masterclass: a grandmaster answers questions.',
  }),
  status: defineMessage({
    id: 'operation.masterclasses.status',
    defaultMessage: 'Status',
    description: 'Column, filter and field.',
  }),
  upcoming: defineMessage({
    id: 'operation.masterclasses.upcoming',
    defaultMessage: 'Upcoming',
    description: 'A status of a masterclass.',
  }),
  live: defineMessage({
    id: 'operation.masterclasses.live',
    defaultMessage: 'On air',
    description: 'A status of a masterclass.',
  }),
  ended: defineMessage({
    id: 'operation.masterclasses.ended',
    defaultMessage: 'Ended',
    description: 'A status of a masterclass.',
  }),
  statusHelp: defineMessage({
    id: 'operation.masterclasses.statusHelp',
    defaultMessage: '“On air” shows the stream, “Ended” the recording.',
    description: 'Below the field.',
  }),
  language: defineMessage({
    id: 'operation.masterclasses.language',
    defaultMessage: 'Language',
    description: 'Field: in which the masterclass is held.',
  }),
  start: defineMessage({
    id: 'operation.masterclasses.start',
    defaultMessage: 'Starts',
    description: 'Column.',
  }),
  day: defineMessage({
    id: 'operation.masterclasses.day',
    defaultMessage: 'Day',
    description: 'Field: on which the masterclass begins.',
  }),
  time: defineMessage({
    id: 'operation.masterclasses.time',
    defaultMessage: 'Time, UTC',
    description: 'Field: at which the masterclass begins.',
  }),
  timeHelp: defineMessage({
    id: 'operation.masterclasses.timeHelp',
    defaultMessage: 'For example 17:00',
    description: 'Below the field.',
  }),
  minutes: defineMessage({
    id: 'operation.masterclasses.minutes',
    defaultMessage: 'Minutes',
    description: 'Field: how long the masterclass takes.',
  }),
  more: defineMessage({
    id: 'operation.masterclasses.more',
    defaultMessage: 'More minutes',
    description: 'Names a button of the field.',
  }),
  fewer: defineMessage({
    id: 'operation.masterclasses.fewer',
    defaultMessage: 'Fewer minutes',
    description: 'Names a button of the field.',
  }),
  free: defineMessage({
    id: 'operation.masterclasses.free',
    defaultMessage: 'Open to everyone, without Pro',
    description: 'Switch.',
  }),
  stream: defineMessage({
    id: 'operation.masterclasses.stream',
    defaultMessage: 'Address of the stream',
    description: 'Field, not required.',
  }),
  streamHelp: defineMessage({
    id: 'operation.masterclasses.streamHelp',
    defaultMessage: 'Only members with Pro see it.',
    description: 'Below the field.',
  }),
  recording: defineMessage({
    id: 'operation.masterclasses.recording',
    defaultMessage: 'File of the recording',
    description: 'Field, not required.',
  }),
  recordingHelp: defineMessage({
    id: 'operation.masterclasses.recordingHelp',
    defaultMessage: 'Its name in the server’s folder of recordings, like talk.mp4',
    description: 'Below the field.',
  }),
  captions: defineMessage({
    id: 'operation.masterclasses.captions',
    defaultMessage: 'File of the captions',
    description: 'Field, not required.',
  }),
  captionsHelp: defineMessage({
    id: 'operation.masterclasses.captionsHelp',
    defaultMessage: 'Its name in the same folder, like talk.vtt',
    description: 'Below the field.',
  }),
  noTime: defineMessage({
    id: 'operation.masterclasses.noTime',
    defaultMessage: 'Enter a time like 17:00',
    description: 'Below a field.',
  }),
  noLink: defineMessage({
    id: 'operation.masterclasses.noLink',
    defaultMessage: 'Enter an address that starts with https://',
    description: 'Below a field.',
  }),
  noRecording: defineMessage({
    id: 'operation.masterclasses.noRecording',
    defaultMessage: 'Small letters, digits and dashes, then .mp4 or .webm',
    description: 'Below a field.',
  }),
  noCaptions: defineMessage({
    id: 'operation.masterclasses.noCaptions',
    defaultMessage: 'Small letters, digits and dashes, then .vtt',
    description: 'Below a field.',
  }),
  missingFiles: defineMessage<{ readonly files: MessageValue }>({
    id: 'operation.masterclasses.missingFiles',
    defaultMessage: 'Not on the server: {files}',
    description: 'In a row. {files} are names of files.',
  }),
  actions: defineMessage({
    id: 'operation.masterclasses.actions',
    defaultMessage: 'Actions',
    description: 'Column with buttons.',
  }),
} as const

export const kindMessages = { masterclass: messages.lesson, qa: messages.qa } as const

export const statusMessages = {
  upcoming: messages.upcoming,
  live: messages.live,
  ended: messages.ended,
} as const
