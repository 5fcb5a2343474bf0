import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import type { CertificateFacts } from '../domain/tournaments/certificate.ts'
import { drawInThread } from './certificate-thread.ts'
import { openPdf } from './draw-pdf.ts'
import { type FontName, fonts } from './fonts.ts'
import { layOut, page } from './lay-out.ts'

const facts: CertificateFacts = {
  kind: 'tournament',
  tournament: 'Spring Cup',
  system: 'swiss',
  timeControl: '5+3',
  startedAt: new Date('2026-05-04T18:00:00Z'),
  name: 'Aigerim Sadykova',
  title: 'WFM',
  place: 2,
  players: 64,
  points: 5.5,
  games: 7,
  chiefArbiter: { name: 'Jane Doe', title: null },
}

const pdf = openPdf({ title: 'Test', language: 'en' })
const measure = (text: string, font: FontName, size: number) =>
  pdf.font(font).fontSize(size).widthOfString(text)

const textsOf = (changed: Partial<CertificateFacts>, language: 'en' | 'kz' | 'ru') =>
  layOut({ ...facts, ...changed }, language, measure).flatMap((element) =>
    element.kind === 'text' ? [element] : [],
  )

describe('a certificate', () => {
  it('says name, place, tournament, points, games, date and arbiter in the three languages', () => {
    expect(textsOf({}, 'en').map(({ text }) => text)).toEqual([
      'CERTIFICATE',
      'WFM Aigerim Sadykova',
      '2nd place of 64',
      'Spring Cup',
      'Swiss · 5+3',
      'Points',
      '5½',
      'Games',
      '7',
      'Date',
      '4 May 2026',
      'Chief arbiter',
      'Jane Doe',
      'Kingside',
    ])
    const without = { title: null, chiefArbiter: null, points: 0.5, system: 'arena' } as const
    expect(textsOf(without, 'ru').map(({ text }) => text)).toEqual([
      'СЕРТИФИКАТ',
      'Aigerim Sadykova',
      '2-е место из 64',
      'Spring Cup',
      'Арена · 5+3',
      'Очки',
      '½',
      'Партии',
      '7',
      'Дата',
      '4 мая 2026 г.',
      'Kingside',
    ])
    expect(textsOf({}, 'kz').map(({ text }) => text)).toContain('64 ойыншы арасында 2-орын')
  })

  it.each([
    [1, '1st'],
    [3, '3rd'],
    [11, '11th'],
    [22, '22nd'],
    [113, '113th'],
  ])('counts places in English: %i is %s', (place, said) => {
    expect(textsOf({ place }, 'en').map(({ text }) => text)).toContain(`${said} place of 64`)
  })

  it('keeps the longest names inside the frame', () => {
    const long = 'Константинопольская '.repeat(8).trim()
    const arbiter = { name: long, title: 'WGM' } as const
    for (const text of textsOf({ name: long, tournament: long, chiefArbiter: arbiter }, 'ru')) {
      const width = measure(text.text, text.font, text.size)
      expect(text.x - width / 2).toBeGreaterThan(40)
      expect(text.x + width / 2).toBeLessThan(page.width - 40)
    }
  })

  it.each(Object.values(fonts))(
    'has the letters of Kazakh and Russian: $family $weight',
    (font) => {
      const face = openSync(font.file)
      if (!('hasGlyphForCodePoint' in face)) throw new Error('The file has several fonts.')
      const missing = Array.from('ӘәҒғҚқҢңӨөҰұҮүҺһІіЁёЙйЪъЫыЭэ½…—').filter(
        (letter) => !face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
      )
      expect(missing).toEqual([])
    },
  )

  it('is a PDF with its language and title, drawn beside what else the process does', async () => {
    const drawn = drawInThread(facts, { language: 'kz', format: 'pdf' })
    const moment = new Promise<'moment'>((resolve) => {
      setImmediate(() => resolve('moment'))
    })
    expect(await Promise.race([drawn, moment])).toBe('moment')
    const text = (await drawn).toString('latin1')
    expect(text).toMatch(/^%PDF-1\.7/)
    expect(text).toContain('/Lang (kk)')
    expect(text).toContain('/S /H1')
  })
})
