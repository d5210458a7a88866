import { expect, test } from 'vitest'
import { organizedBill, sharedBill } from '../../../testing/sample-bills.ts'
import { nextOfBill } from './next-of-bill.ts'

const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')

test.each([
  [organizedBill({ saidPeople: 1 }), 'Uma pessoa diz que pagou em dinheiro: confirme.'],
  [organizedBill({ saidPeople: 2 }), '2 pessoas dizem que pagaram em dinheiro: confirme.'],
  [organizedBill(), 'Mande o link a quem falta.'],
  [organizedBill({ openCents: 0, creditCents: 500 }), 'Devolva R$ 5,00 de crédito.'],
  [organizedBill({ openCents: 0 }), undefined],
  [sharedBill({ said: true }), 'Falta Rafael confirmar o seu dinheiro.'],
  [sharedBill(), 'Pague a sua parte por aqui.'],
  [sharedBill({ openCents: 0, creditCents: 500 }), 'Rafael devolve R$ 5,00 a você.'],
  [sharedBill({ openCents: 0 }), undefined],
])('a bill says its next step: %#', (bill, words) => {
  expect(plain(nextOfBill(bill))).toBe(words)
})
