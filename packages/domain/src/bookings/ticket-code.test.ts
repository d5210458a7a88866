import { expect, it } from 'vitest'
import { readTicketCode } from './ticket-code.ts'

it.each([
  ['RSV-7K2Q', 'RSV-7K2Q'],
  [' rsv-7k2q ', 'RSV-7K2Q'],
  ['rsv 7k2q', 'RSV-7K2Q'],
  ['7k2q', 'RSV-7K2Q'],
  ['7k2qm', 'RSV-7K2QM'],
  ['RSV-7K2QMX', null],
  ['CMD-7K2Q', null],
  ['RSV-7K2', null],
  ['RSV-01IO', null],
  ['00020126580014br.gov.bcb.pix', null],
  ['https://exemplo.test/RSV-7K2Q', null],
  ['', null],
])('of %j is %s (H2)', (text, code) => {
  expect(readTicketCode(text)).toBe(code)
})
