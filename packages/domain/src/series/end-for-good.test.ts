import { expect, test } from 'vitest'
import { toldLeaving } from './end-for-good.ts'

const slot = { from: '2026-11-19', every: 1 as const, startMinute: 1200, minutes: 60 }
const other = { ...slot, from: '2026-11-21' }

test.each([
  [[slot], [], 'O horário fixo está livre de novo: toda quinta, 20h às 21h.'],
  [[], [other], 'O pedido foi retirado: todo sábado, 20h às 21h.'],
  [[], [slot, other], 'Os pedidos foram retirados: toda quinta, 20h às 21h e todo sábado, 20h às 21h.'],
  [
    [slot, other],
    [slot],
    'Os horários fixos estão livres de novo: toda quinta, 20h às 21h e todo sábado, 20h às 21h. O pedido foi retirado: toda quinta, 20h às 21h.',
  ],
])('an arena is told once what somebody leaves behind who is gone (N8)', (ended, withdrawn, what) => {
  expect(toldLeaving(ended, withdrawn)).toBe(`Uma pessoa excluiu a conta no Campo Livre. ${what}`)
})
