import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { OwnBill } from '@campo-livre/domain/splits/own-bill.ts'

/** Returns the next step of a bill as a sentence; undefined where nothing is left to do. */
export function nextOfBill(bill: OwnBill): string | undefined {
  const { openCents, creditCents } = bill
  if (bill.as === 'share') {
    if (bill.said) return `Falta ${bill.organizerName} confirmar o seu dinheiro.`
    if (openCents > 0) return 'Pague a sua parte por aqui.'
    return creditCents > 0 ? `${bill.organizerName} devolve ${formatCents(creditCents)} a você.` : undefined
  }
  const { saidPeople } = bill
  if (saidPeople > 0)
    return saidPeople === 1
      ? 'Uma pessoa diz que pagou em dinheiro: confirme.'
      : `${saidPeople} pessoas dizem que pagaram em dinheiro: confirme.`
  if (openCents > 0) return 'Mande o link a quem falta.'
  return creditCents > 0 ? `Devolva ${formatCents(creditCents)} de crédito.` : undefined
}
