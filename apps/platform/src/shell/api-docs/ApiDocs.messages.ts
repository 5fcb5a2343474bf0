import { defineMessage, type MessageValue } from 'react-intl'

/** The page that describes the API to programmers; the descriptions of the calls are in English. */
export const messages = {
  title: defineMessage({
    id: 'apiDocs.title',
    defaultMessage: 'API',
    description: 'Title of the page that describes the interface for programs.',
  }),
  lead: defineMessage<{ readonly count: number | bigint }>({
    id: 'apiDocs.lead',
    defaultMessage:
      'Your programs can make the same calls as this app: {count, plural, one {# call} other {# calls}} below /api. Visitors are known by a cookie, members by the header “Authorization: JWT” with an access token.',
    description: 'Below the title of the page that describes the API. JWT is not translated.',
  }),
  machine: defineMessage({
    id: 'apiDocs.machine',
    defaultMessage: 'OpenAPI document for tools',
    description: 'Link to the machine-readable description. OpenAPI is a proper name.',
  }),
  areas: defineMessage({
    id: 'apiDocs.areas',
    defaultMessage: 'Areas',
    description: 'Names the list of links to the areas of the API.',
  }),
  roles: defineMessage<{ readonly roles: MessageValue }>({
    id: 'apiDocs.roles',
    defaultMessage: 'For: {roles}',
    description: 'Who may make a call. {roles} is a list such as “free, pro, admin”.',
  }),
  takes: defineMessage({
    id: 'apiDocs.takes',
    defaultMessage: 'Takes',
    description: 'Heading above the fields that a call takes.',
  }),
  required: defineMessage({
    id: 'apiDocs.required',
    defaultMessage: 'required',
    description: 'Beside a field that must be sent.',
  }),
  answers: defineMessage<{ readonly status: MessageValue }>({
    id: 'apiDocs.answers',
    defaultMessage: 'Answers {status}',
    description: 'Heading above an example of a good answer. {status} is a number such as 201.',
  }),
  errors: defineMessage({
    id: 'apiDocs.errors',
    defaultMessage: 'Errors',
    description: 'Heading above the codes with which a call is refused.',
  }),
  failed: defineMessage({
    id: 'apiDocs.failed',
    defaultMessage: 'Couldn’t load the API description',
    description: 'In place of the description, when the server does not answer.',
  }),
  failedText: defineMessage({
    id: 'apiDocs.failed.text',
    defaultMessage: 'Check your connection and try again.',
    description: 'Below “Couldn’t load the description of the API”.',
  }),
  retry: defineMessage({
    id: 'apiDocs.retry',
    defaultMessage: 'Try again',
    description: 'Button below “Couldn’t load the description of the API”.',
  }),
}
