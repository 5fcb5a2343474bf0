import { createServer } from 'node:net'
import { onTestFinished, expect, it } from 'vitest'
import { createSmtpMailer } from './smtp-mailer.ts'

/** A mail server that takes everything, and what it was told. */
async function mailServer(): Promise<{ readonly url: string; readonly heard: string[] }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        heard.push(line)
        if (isData) {
          if (line !== '.') continue
          isData = false
          socket.write('250 taken\r\n')
        } else if (line === 'DATA') {
          isData = true
          socket.write('354 go on\r\n')
        } else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, heard }
}

const from = 'Kingside <no-reply@kingside.example>'

it('hands a mail over, from the sender that is set', async () => {
  const { url, heard } = await mailServer()
  const mailer = createSmtpMailer({ url, from })
  await mailer.send({
    to: 'dana@kingside.example',
    language: 'kz',
    subject: 'Your code',
    text: 'Your code is 123456.',
  })
  expect(heard).toContain('MAIL FROM:<no-reply@kingside.example>')
  expect(heard).toContain('RCPT TO:<dana@kingside.example>')
  expect(heard).toContain('Subject: Your code')
  expect(heard).toContain('Content-Language: kk')
  expect(heard).toContain('Your code is 123456.')
})

it('S-26: adds no receiver and no header, whatever stands in an address or a subject', async () => {
  const { url, heard } = await mailServer()
  const mailer = createSmtpMailer({ url, from })
  await mailer
    .send({
      to: 'dana@kingside.example\r\nRCPT TO:<evil@kingside.example>, evil@kingside.example',
      language: 'en',
      subject: 'Hello\r\nBcc: evil@kingside.example',
      text: 'x',
    })
    .catch(() => {})
  expect(heard.filter((line) => /^RCPT TO:<evil/i.test(line))).toEqual([])
  expect(heard.filter((line) => /^bcc:/i.test(line))).toEqual([])
})

it('rejects when the server can not be reached', async () => {
  const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from })
  const mail = { to: 'dana@kingside.example', language: 'en', subject: 'x', text: 'x' } as const
  await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/)
})
