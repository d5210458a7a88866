import { NOW } from '@campo-livre/mocks/testing/tiny-seed.ts'
import { expect, it } from 'vitest'
import { writtenMail } from './written-mail.ts'

const mail = {
  id: 'mail_1',
  to: 'ana@campo.test',
  subject: 'Seu resumo: 2 avisos',
  text: 'Oi, Ana! Isto aconteceu:\n\n• Vaga no racha de Zé & Cia.\n• Outro.\n\nAté já.',
  link: '/atleta/reservas/b1',
  code: null,
  sentAt: NOW,
}

it('a mail has its lines as plain text and as a page, and its link once in each', async () => {
  const { text, html } = await writtenMail(mail, 'https://campo.test')
  expect(text).toBe(`${mail.text}\n\nhttps://campo.test/atleta/reservas/b1\n\nCampo Livre\n`)
  const paragraphs = [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, words]) => words)
  expect(paragraphs.slice(0, 3)).toEqual([
    'Oi, Ana! Isto aconteceu:',
    '• Vaga no racha de Zé &amp; Cia.<br />• Outro.',
    'Até já.',
  ])
  expect(html.split('href="https://campo.test/atleta/reservas/b1"')).toHaveLength(2)
})
