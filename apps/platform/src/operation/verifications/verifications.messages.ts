import { defineMessage } from 'react-intl'

export const messages = {
  empty: defineMessage({
    id: 'operation.verifications.empty',
    defaultMessage: 'No requests',
    description: 'Title of the empty list of requests for a FIDE ID.',
  }),
  emptyText: defineMessage({
    id: 'operation.verifications.empty.text',
    defaultMessage: 'Requests that an operator has to check appear here.',
    description: 'Below “No requests”.',
  }),
  fideId: defineMessage({
    id: 'operation.verifications.fideId',
    defaultMessage: 'FIDE ID',
    description: 'Column and fact of a request: the number that the member says is theirs.',
  }),
  wantsId: defineMessage({
    id: 'operation.verifications.wantsId',
    defaultMessage: 'Wants one',
    description: 'In place of a FIDE ID: the member has none and asks the federation for one.',
  }),
  entry: defineMessage({
    id: 'operation.verifications.entry',
    defaultMessage: 'In the FIDE list',
    description:
      'Column and fact of a request: title, name and year of birth in the federation’s list.',
  }),
  since: defineMessage({
    id: 'operation.verifications.since',
    defaultMessage: 'Waiting since',
    description: 'Column and fact of a request: since when it waits.',
  }),
  back: defineMessage({
    id: 'operation.verifications.back',
    defaultMessage: 'All requests',
    description: 'Link from one request back to the list.',
  }),
  gone: defineMessage({
    id: 'operation.verifications.gone',
    defaultMessage: 'Nothing to decide',
    description: 'In place of a request that was decided or changed.',
  }),
  goneText: defineMessage({
    id: 'operation.verifications.gone.text',
    defaultMessage: 'Another operator has decided this request, or the member has withdrawn it.',
    description: 'Below “Nothing to decide”.',
  }),
  failed: defineMessage({
    id: 'operation.verifications.failed',
    defaultMessage: 'Couldn’t load the request',
    description: 'In place of a request.',
  }),
  yes: defineMessage({
    id: 'operation.verifications.yes',
    defaultMessage: 'Yes',
    description: 'The value of a fact that is so.',
  }),
  banned: defineMessage({
    id: 'operation.verifications.banned',
    defaultMessage: 'Banned by FIDE',
    description: 'Fact of a request.',
  }),
  asksForPro: defineMessage({
    id: 'operation.verifications.asksForPro',
    defaultMessage: 'Asks for free Pro',
    description: 'Fact of a request: with a title an approval gives Pro for life.',
  }),
  name: defineMessage({
    id: 'operation.verifications.name',
    defaultMessage: 'Full name',
    description: 'Fact of a request: first and last name in the form.',
  }),
  born: defineMessage({
    id: 'operation.verifications.born',
    defaultMessage: 'Born',
    description: 'Fact of a request: date and place of birth.',
  }),
  nationality: defineMessage({
    id: 'operation.verifications.nationality',
    defaultMessage: 'Citizenship',
    description: 'Fact of a request.',
  }),
  federation: defineMessage({
    id: 'operation.verifications.federation',
    defaultMessage: 'Federation',
    description: 'Fact of a request: the country that the member plays for.',
  }),
  gender: defineMessage({
    id: 'operation.verifications.gender',
    defaultMessage: 'Gender',
    description: 'Fact of a request.',
  }),
  female: defineMessage({
    id: 'operation.verifications.female',
    defaultMessage: 'Female',
    description: 'Value of the fact “Gender”.',
  }),
  male: defineMessage({
    id: 'operation.verifications.male',
    defaultMessage: 'Male',
    description: 'Value of the fact “Gender”.',
  }),
  childAgrees: defineMessage({
    id: 'operation.verifications.childAgrees',
    defaultMessage: 'Agrees to the parent’s consent',
    description: 'Fact of a request by a child.',
  }),
  comment: defineMessage({
    id: 'operation.verifications.comment',
    defaultMessage: 'Comment',
    description: 'Fact of a request: what the member wrote.',
  }),
  note: defineMessage({
    id: 'operation.verifications.note',
    defaultMessage: 'Identity check',
    description: 'Fact of a request: whom the document of a failed identity check named.',
  }),
  documents: defineMessage({
    id: 'operation.verifications.documents',
    defaultMessage: 'Documents',
    description: 'Heading above the photos that a member sent.',
  }),
  noDocuments: defineMessage({
    id: 'operation.verifications.documents.none',
    defaultMessage: 'No photos were sent.',
    description: 'In place of the photos.',
  }),
  documentsHint: defineMessage({
    id: 'operation.verifications.documents.hint',
    defaultMessage: 'Links last five minutes. The photos are deleted with your decision.',
    description: 'Below the photos.',
  }),
  selfie: defineMessage({
    id: 'operation.verifications.selfie',
    defaultMessage: 'Selfie with document',
    description: 'Names a photo.',
  }),
  avatar: defineMessage({
    id: 'operation.verifications.avatar',
    defaultMessage: 'Photo for FIDE',
    description: 'Names a photo.',
  }),
  consent: defineMessage({
    id: 'operation.verifications.consent',
    defaultMessage: 'Parent’s consent',
    description: 'Names a photo.',
  }),
  decision: defineMessage({
    id: 'operation.verifications.decision',
    defaultMessage: 'Decision',
    description: 'Names the form in which a request is decided, for screen readers.',
  }),
  givenId: defineMessage({
    id: 'operation.verifications.givenId',
    defaultMessage: 'FIDE ID that was given',
    description: 'Label of the field for the number that the federation has given.',
  }),
  givenIdHelp: defineMessage({
    id: 'operation.verifications.givenId.help',
    defaultMessage: 'It has to be in the FIDE list already.',
    description: 'Below the field for the number.',
  }),
  approve: defineMessage({
    id: 'operation.verifications.approve',
    defaultMessage: 'Approve request',
    description: 'Button that verifies a FIDE ID; opens a question, and answers it.',
  }),
  approveTitle: defineMessage({
    id: 'operation.verifications.approve.title',
    defaultMessage: 'Approve the request?',
    description: 'Title of the question.',
  }),
  approveText: defineMessage({
    id: 'operation.verifications.approve.text',
    defaultMessage: 'The member will be verified and can play FOA-rated games.',
    description: 'In the question.',
  }),
  notYet: defineMessage({
    id: 'operation.verifications.approve.no',
    defaultMessage: 'Not yet',
    description: 'Answer: nothing happens.',
  }),
  reject: defineMessage({
    id: 'operation.verifications.reject',
    defaultMessage: 'Reject request',
    description: 'Button that refuses a request; opens a question, and answers it.',
  }),
  rejectTitle: defineMessage({
    id: 'operation.verifications.reject.title',
    defaultMessage: 'Reject the request?',
    description: 'Title of the question.',
  }),
  rejectText: defineMessage({
    id: 'operation.verifications.reject.text',
    defaultMessage: 'The member will read your reason in an email and on the profile.',
    description: 'In the question.',
  }),
  close: defineMessage({
    id: 'operation.verifications.close',
    defaultMessage: 'Close',
    description: 'Closes the question; nothing is decided.',
  }),
}
