import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text).buffer
const cells = [
  ['Nome', 'Preço'],
  ['Pão de queijo; "mini"', '1.234,50'],
]

it.each([
  ['semicolons', 'Nome;Preço\r\n"Pão de queijo; ""mini""";1.234,50'],
  ['commas', 'Nome,Preço\n"Pão de queijo; ""mini""","1.234,50"'],
  ['a mark', '\uFEFFNome;Preço\r\n"Pão de queijo; ""mini""";1.234,50'],
])('a CSV with %s is read (H4)', (_, text) => {
  expect(readCsv(utf8(text))).toEqual(cells)
})

it('a CSV in Windows-1252 is read (H4)', () => {
  const bytes = Uint8Array.from('Nome;Pre\u00e7o\n"P\u00e3o de queijo; ""mini""";1.234,50', (letter) =>
    letter.charCodeAt(0),
  )
  expect(readCsv(bytes.buffer)).toEqual(cells)
})
