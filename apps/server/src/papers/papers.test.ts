import { inflateSync } from 'node:zlib'
import { apiCallSpecs } from '@campo-livre/contract/calls.gen.ts'
import type { Paper } from '@campo-livre/domain/papers/paper.ts'
import { expect, it, test } from 'vitest'
import { papers } from './paper-of.ts'
import { printable } from './printable.ts'
import { writePdf } from './write-pdf.ts'

const NOW = '2026-11-20T13:00:00.000Z'
const paper: Paper = {
  file: 'comprovante-RSV-7K2Q',
  title: 'Comprovante de reserva RSV-7K2Q',
  about: ['Arena São João ⚽'],
  parts: [
    { kind: 'facts', lines: [{ text: 'Endereço', value: 'Rua Conceição, 10' }] },
    { title: 'Pago', kind: 'total', lines: [{ text: 'Total', value: 'R$\u00a0120,00' }] },
  ],
  code: 'RSV-7K2Q',
  foot: 'Emitido hoje.',
}

/** Returns the texts that a PDF shows, in their order, and the rectangles of its drawings. */
function read(pdf: Buffer): { texts: string; squares: number; pages: number } {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) => {
    try {
      return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const drawn = streams.join('\n')
  const texts = [...drawn.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join(''),
  )
  return {
    texts: texts.join('|'),
    squares: [...drawn.matchAll(/ re$/gm)].length,
    pages: [...raw.matchAll(/\/Type \/Page\b/g)].length,
  }
}

it('is a PDF with all that a paper says, in letters that every reader has', async () => {
  const pdf = await writePdf(paper, NOW)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.subarray(-6).toString()).toContain('%%EOF')
  const { texts, squares, pages } = read(pdf)
  for (const text of [
    'Comprovante de reserva RSV-7K2Q',
    'Arena São João',
    'Endereço',
    'Rua Conceição, 10',
    'R$ 120,00',
  ])
    expect(texts).toContain(text)
  expect(squares).toBeGreaterThan(100)
  expect(pages).toBe(1)
})

it('has a QR only where somebody is let in by it', async () => {
  expect(read(await writePdf({ ...paper, code: null }, NOW)).squares).toBe(0)
})

it('goes on on another page where one is full, and loses no line', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => ({ text: `Item ${at}`, value: 'R$ 1,00' }))
  const { texts, pages } = read(await writePdf({ ...paper, parts: [{ kind: 'amounts', lines }] }, NOW))
  expect(pages).toBeGreaterThan(2)
  for (const { text } of lines) expect(texts.split('|')).toContain(text)
})

it('is made for every call that says so, and no other', () => {
  const declared = apiCallSpecs.filter(({ paper: isPaper }) => isPaper).map(({ path }) => path)
  expect(Object.keys(papers).toSorted()).toEqual(declared.toSorted())
})

test.each([
  ['Ação às 20h – R$\u00a010', 'Ação às 20h – R$ 10'],
  ['Zé ⚽ da Bola', 'Zé da Bola'],
  ['Nguyễn Łukasz', 'Nguyen Lukasz'],
  ['−R$ 5', '–R$ 5'],
  ['São', 'São'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
