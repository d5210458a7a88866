import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv.ts'
import { sample, sampleColumns } from '../testing/sample-resource.ts'
import type { Column } from '../resource.ts'

const zone = { zoneOf: () => 'America/Manaus' }
const nameOnly: Column<ReturnType<typeof sample>>[] = [{ id: 'name', label: 'Nome', type: 'text' }]

/** Parses CSV by the rules of RFC 4180, with a semicolon. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  const cells = text.slice(1).matchAll(/("(?:[^"]|"")*"|[^;\r\n]*)(;|\r\n)/g)
  for (const [, cell = '', end] of cells) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

describe('a list as a file for spreadsheets (F4)', () => {
  it('writes money, numbers, days and times as they are read in Brazil, after a byte order mark (F4)', () => {
    expect(toCsv(zone, sampleColumns, [sample()])).toBe(
      '\uFEFFNome;Preço;Estoque;Vencimento;Situação;Criado em\r\n' +
        'Água de coco;1234,50;1200;20/11/2026;À venda;20/11/2026 19:30\r\n',
    )
  })

  it('leaves a cell empty where nothing is known', () => {
    const [, row] = readCsv(toCsv(zone, sampleColumns, [sample({ stock: null, dueDay: null })]))
    expect(row?.slice(2, 4)).toEqual(['', ''])
  })

  it.each(['=1+1', '+55 85', '-2', '@SUM(A1)', '\t=1', ' =cmd', '\r=1'])(
    'writes %j as a text that no spreadsheet runs (F4)',
    (name) => {
      expect(readCsv(toCsv(zone, nameOnly, [sample({ name })]))[1]).toEqual([`'${name}`])
    },
  )

  it('leaves every other text as it is, whatever stands in it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/^\s*[=+\-@]/.test(text))),
        (names) => {
          const rows = names.map((name) => sample({ name: `a${name}` }))
          const read = readCsv(toCsv(zone, nameOnly, rows))
          expect(read.slice(1)).toEqual(names.map((name) => [`a${name}`]))
        },
      ),
    )
  })
})
