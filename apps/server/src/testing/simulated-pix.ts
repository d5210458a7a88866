import type { Pix, PixRefund, ReceivedPix } from '../pix/pix.ts'

/** Creates a bank in memory: `pay` pays a charge as a person does. */
export function simulatedPix(now: () => string) {
  const charges = new Map<string, { amountCents: number; received: ReceivedPix[] }>()
  const refunds = new Map<string, PixRefund>()
  const pix: Pix = {
    charge: ({ txid, amountCents }) => {
      if (!charges.has(txid)) charges.set(txid, { amountCents, received: [] })
      return Promise.resolve(`simulated ${txid}`)
    },
    look: (txid) => Promise.resolve(charges.get(txid)?.received ?? []),
    giveBack: (refund) => {
      const key = `${refund.endToEndId} ${refund.id}`
      if (refunds.has(key)) return Promise.resolve('done')
      const received = [...charges.values()].flatMap((each) => each.received)
      const transfer = received.find(({ endToEndId }) => endToEndId === refund.endToEndId)
      const gone = [...refunds.values()]
        .filter(({ endToEndId }) => endToEndId === refund.endToEndId)
        .reduce((sum, { amountCents }) => sum + amountCents, 0)
      if (!transfer || gone + refund.amountCents > transfer.amountCents) return Promise.resolve('refused')
      refunds.set(key, refund)
      return Promise.resolve('done')
    },
  }
  const pay = (txid: string): string => {
    const charge = charges.get(txid)
    if (!charge) throw new Error(`no charge ${txid}`)
    const endToEndId = `E${txid}${charge.received.length}`
    charge.received.push({ endToEndId, txid, amountCents: charge.amountCents, paidAt: now() })
    return endToEndId
  }
  return { pix, pay }
}
