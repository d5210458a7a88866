import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const known = new Set(['Nome', 'Preço', 'Código'])
const countKnown = (titles: readonly string[]) => titles.filter((title) => known.has(title.trim())).length

/** Encodes a text as editors and spreadsheets do. */
const encoders: Record<string, (text: string) => ArrayBuffer> = {
  'UTF-8': (text) => new TextEncoder().encode(text).buffer,
  'UTF-8 with its mark': (text) => new TextEncoder().encode(`\uFEFF${text}`).buffer,
  'Windows-1252': (text) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer,
  'UTF-16': (text) => utf16(`\uFEFF${text}`, true),
  'UTF-16, the greater byte first': (text) => utf16(`\uFEFF${text}`, false),
}

function utf16(text: string, little: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), little)
  return view.buffer
}

const read = (text: string, encoding = 'UTF-8') =>
  readTable((encoders[encoding] ?? utf16Never)(text), countKnown)
const utf16Never = (): never => {
  throw new Error('there is no such encoding')
}

describe('a table in a file (H4)', () => {
  it.each([
    ['decimal commas below a semicolon', 'Nome;Preço\nÁgua;4,50', ['Água', '4,50'], 2],
    ['a line that tells its separator', 'sep=;\r\nNome;Preço\r\nÁgua;4,50', ['Água', '4,50'], 3],
    [
      'lines of a report above the titles',
      'Relatório de produtos;\nEmitido em 01/11/2026;\n\nNome;Preço\nÁgua;4,50',
      ['Água', '4,50'],
      5,
    ],
    ['tabs', 'Nome\tPreço\nÁgua\t4,50', ['Água', '4,50'], 2],
    ['commas', 'Nome,Preço\n"Pão; ""mini""","1.234,50"', ['Pão; "mini"', '1.234,50'], 2],
  ])('is read with %s', (_, text, cells, line) => {
    expect(read(text).rows.map((row) => [row.line, row.cells])).toEqual([[line, cells]])
  })

  it('counts the lines of the file, also where a cell has breaks', () => {
    const { rows } = read('Nome;Preço\r\n"Água\r\ncom gás";5\r\n\r\nSuco;7')
    expect(rows).toEqual([
      { line: 2, cells: ['Água\ncom gás', '5'], raw: '"Água\ncom gás";5' },
      { line: 5, cells: ['Suco', '7'], raw: 'Suco;7' },
    ])
  })

  it('tells a quote that never closes, and reads the rows above and below it', () => {
    const { rows, unclosed } = read('Nome;Preço\nÁgua;5\n"Suco;7\nChá;3')
    expect(unclosed).toEqual([{ line: 3, cells: [], raw: '"Suco;7' }])
    expect(rows.map(({ line, cells: [name] }) => [line, name])).toEqual([
      [2, 'Água'],
      [4, 'Chá'],
    ])
    expect(read('Nome;Preço\nÁgua;5').unclosed).toEqual([])
  })

  it('has the widest row as its titles where none is known, and nothing of an empty file', () => {
    expect(read('Coisa|Custo\nx|1').head).toEqual({ line: 1, cells: ['Coisa', 'Custo'], raw: 'Coisa|Custo' })
    expect(read('')).toEqual({ head: { line: 1, cells: [], raw: '' }, rows: [], unclosed: [] })
  })

  it('is read back whatever wrote it', () => {
    const letter = fc.constantFrom('a', 'Ç', 'é', ' ', ';', ',', '\t', '|', '"', '\n', '0', '5')
    const cell = fc.string({ unit: letter, maxLength: 8 })
    const table = fc.array(fc.tuple(cell, cell, cell), { maxLength: 5 })
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(...Object.keys(encoders)),
        fc.constantFrom(';', ',', '\t', '|'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (body, encoding, separator, end) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""').replaceAll('\n', end)}"`
          const lines = [['Nome', 'Preço', 'Código'], ...body].map((cells) =>
            cells.map(quoted).join(separator),
          )
          const filled = body.filter((cells) => cells.some((text) => text.trim() !== ''))
          expect(read(lines.join(end), encoding).rows.map(({ cells }) => cells)).toEqual(filled)
        },
      ),
    )
  })
})
