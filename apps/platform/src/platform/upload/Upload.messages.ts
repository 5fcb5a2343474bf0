import type { UploadProblem } from '@kingside/machines/upload'
import { defineMessage } from 'react-intl'
import type { MessageValue } from 'react-intl'

export const messages = {
  choose: defineMessage({
    id: 'upload.choose',
    defaultMessage: 'Choose a file',
    description: 'On the button that opens the choice of a file. “or drop it here” follows.',
  }),
  drop: defineMessage({
    id: 'upload.drop',
    defaultMessage: 'or drop it here',
    description: 'Follows “Choose a file”.',
  }),
  dropNow: defineMessage({
    id: 'upload.dropNow',
    defaultMessage: 'Drop to upload',
    description: 'On the button while a file is held over it.',
  }),
  list: defineMessage({
    id: 'upload.list',
    defaultMessage: 'Chosen file',
    description: 'Names the row with the file, for screen readers.',
  }),
  choosePicture: defineMessage({
    id: 'upload.choosePicture',
    defaultMessage: 'Choose a picture',
    description: 'Button that opens the choice of a file.',
  }),
  replacePicture: defineMessage({
    id: 'upload.replacePicture',
    defaultMessage: 'Change picture',
    description: 'Button that opens the choice of another file.',
  }),
  removePicture: defineMessage({
    id: 'upload.removePicture',
    defaultMessage: 'Remove picture',
    description: 'Button that takes a picture away.',
  }),
  sending: defineMessage({
    id: 'upload.sending',
    defaultMessage: 'The picture is still uploading',
    description: 'Why a form can’t be sent yet: beside or below its button.',
  }),
  stop: defineMessage({
    id: 'upload.stop',
    defaultMessage: 'Cancel',
    description: 'Button that stops sending a picture, or takes a refused one away.',
  }),
  again: defineMessage({
    id: 'upload.again',
    defaultMessage: 'Try again',
    description: 'Button that sends a picture again.',
  }),
  waiting: defineMessage({
    id: 'upload.waiting',
    defaultMessage: 'Waiting',
    description: 'Below the name of a file that is about to be sent.',
  }),
  uploading: defineMessage({
    id: 'upload.uploading',
    defaultMessage: 'Uploading…',
    description: 'Below the name of a file that is being sent; its size follows.',
  }),
  done: defineMessage({
    id: 'upload.done',
    defaultMessage: 'Uploaded',
    description: 'Below the name of a file that has arrived; its size follows.',
  }),
  cancel: defineMessage<{ readonly name: MessageValue }>({
    id: 'upload.cancel',
    defaultMessage: 'Cancel {name}',
    description: 'Names the button that stops sending a file. {name} is the file’s name.',
  }),
  retry: defineMessage<{ readonly name: MessageValue }>({
    id: 'upload.retry',
    defaultMessage: 'Send {name} again',
    description: 'Names the button that sends a file again. {name} is the file’s name.',
  }),
  remove: defineMessage<{ readonly name: MessageValue }>({
    id: 'upload.remove',
    defaultMessage: 'Remove {name}',
    description: 'Names the button that takes a file away. {name} is the file’s name.',
  }),
  limits: defineMessage<{ readonly kinds: MessageValue; readonly megabytes: number | bigint }>({
    id: 'upload.limits',
    defaultMessage: '{kinds}, at most {megabytes, number} MB',
    description:
      'Below the field. {kinds} are kinds of files, such as “SVG, PNG, JPG”. MB are megabytes.',
  }),
  mostOnly: defineMessage<{ readonly megabytes: number | bigint }>({
    id: 'upload.limits.mostOnly',
    defaultMessage: 'At most {megabytes, number} MB',
    description: 'Below the field, where any kind of file will do. MB are megabytes.',
  }),
  earlier: defineMessage<{ readonly name: MessageValue }>({
    id: 'upload.earlier',
    defaultMessage: '{name} stays until a new file is uploaded.',
    description: 'Below the field. {name} is the file that the server has from before.',
  }),
}

/** The problems of a file or its upload. */
export const problemMessages = {
  wrong_type: defineMessage({
    id: 'upload.problem.wrongType',
    defaultMessage: 'You can’t use this type of file here.',
    description: 'Below the name of a file that was refused.',
  }),
  too_large: defineMessage({
    id: 'upload.problem.tooLarge',
    defaultMessage: 'The file is too large.',
    description: 'Below the name of a file that was refused.',
  }),
  empty: defineMessage({
    id: 'upload.problem.empty',
    defaultMessage: 'The file is empty.',
    description: 'Below the name of a file that was refused.',
  }),
  quota: defineMessage({
    id: 'upload.problem.quota',
    defaultMessage: 'You’ve uploaded a lot today. Try again tomorrow.',
    description: 'Below the name of a file that was refused.',
  }),
  offline: defineMessage({
    id: 'upload.problem.offline',
    defaultMessage: 'Can’t reach the server. Check your connection.',
    description: 'Below the name of a file that did not arrive.',
  }),
  timed_out: defineMessage({
    id: 'upload.problem.timedOut',
    defaultMessage: 'The upload took too long. Try again.',
    description: 'Below the name of a file that did not arrive.',
  }),
  failed: defineMessage({
    id: 'upload.problem.failed',
    defaultMessage: 'Couldn’t upload the file. Try again.',
    description: 'Below the name of a file that did not arrive.',
  }),
} as const satisfies Record<UploadProblem, unknown>
