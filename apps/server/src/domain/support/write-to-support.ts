import type { Background } from '../background.ts'
import type { Clock } from '../clock.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { NewSupportMessage, SupportMessages } from './support-messages.ts'

export interface SupportPorts {
  readonly messages: SupportMessages
  readonly mailer: Mailer
  /** Where the operator is told of each message; null where they are only kept. */
  readonly mailTo: string | null
  readonly background: Background
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Keeps a message for the operator, and mails it beside the answer: it is not lost when the mail can't be sent.
 * @returns the message's id
 */
export async function writeToSupport(
  { messages, mailer, mailTo, background, clock }: SupportPorts,
  message: NewSupportMessage,
): Promise<number> {
  const id = await messages.add(message, clock.now())
  if (mailTo !== null) {
    background.run('mail.support', () =>
      mailer.send({
        to: mailTo,
        replyTo: message.replyTo,
        language: message.language,
        subject: `[Support ${id}] ${message.subject}`,
        text: `${message.message}\n\n${message.replyTo}`,
      }),
    )
  }
  return id
}
