import type { CardBank, CardCharge, CardRefund } from '@campo-livre/backend/ports/bank.ts'
import type { ChargeAnswer } from '@campo-livre/domain/payments/card/charge.ts'
import { answerOf, readToken } from './tokens.ts'

type Charge = CardCharge & { answer: ChargeAnswer }

/** Creates a bank of the test cards that keeps its charges, as one over a network does; `decide` answers for whoever is asked. */
export function createSimulatedBank(now: () => string) {
  const charges = new Map<string, Charge>()
  const refunds = new Map<string, CardRefund>()
  const declined: ChargeAnswer = { state: 'declined', reason: 'refused' }

  /** Returns how a charge stands by now. The instant of an answer to come is the bank's own. */
  const stands = ({ answer }: Charge): ChargeAnswer => {
    if (answer.state !== 'waits') return answer
    const { decision, waits } = answer
    if (decision === null || decision.at > now()) return { state: 'waits', waits, decision: null }
    return decision.approves ? { state: 'approved' } : declined
  }
  const bank: CardBank = {
    readCard: (token) => Promise.resolve(readToken(token, now())?.card ?? null),
    charge: (charge) => {
      const known = charges.get(charge.id)
      if (known) return Promise.resolve(stands(known))
      const isUsed = [...charges.values()].some(({ token }) => token === charge.token)
      const found = isUsed ? null : readToken(charge.token, now())
      const made = { ...charge, answer: found ? answerOf(found.outcome, now()) : declined }
      charges.set(charge.id, made)
      return Promise.resolve(stands(made))
    },
    look: (id) => {
      const charge = charges.get(id)
      return Promise.resolve(charge ? stands(charge) : null)
    },
    giveBack: (refund) => {
      const { chargeId, id, amountCents } = refund
      const key = `${chargeId} ${id}`
      if (refunds.has(key)) return Promise.resolve('done')
      const charge = charges.get(chargeId)
      const gone = [...refunds.values()]
        .filter((each) => each.chargeId === chargeId)
        .reduce((sum, each) => sum + each.amountCents, 0)
      if (!charge || stands(charge).state !== 'approved' || gone + amountCents > charge.amountCents)
        return Promise.resolve('refused')
      refunds.set(key, refund)
      return Promise.resolve('done')
    },
  }
  return {
    bank,
    charges: charges as ReadonlyMap<string, Charge>,
    refunds: refunds as ReadonlyMap<string, CardRefund>,
    /** Ends the wait of a charge, as its holder or its bank does. */
    decide: (id: string, approved: boolean) => {
      const charge = charges.get(id)
      if (charge?.answer.state !== 'waits') return
      charges.set(id, { ...charge, answer: approved ? { state: 'approved' } : declined })
    },
  }
}
