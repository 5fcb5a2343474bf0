import { createTransport } from 'nodemailer'
import { languageTag } from '@kingside/api'
import type { Mailer } from '../domain/mail/mailer.ts'

export interface SmtpSettings {
  /** `smtps://user:password@host:port`, or `smtp://…`. */
  readonly url: string
  /** The sender, such as `Kingside <no-reply@kingside.example>`. */
  readonly from: string
}

/** Sends mails by SMTP. Addresses and texts are data to the library: none can add a header. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport(
    { url, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  return {
    send: async ({ to, replyTo, language, subject, text }) => {
      await transport.sendMail({
        to: { name: '', address: to },
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        headers: { 'content-language': languageTag(language) },
      })
    },
  }
}
