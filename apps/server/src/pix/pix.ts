/** A charge as a bank gets it. */
export type PixCharge = {
  /** 26 to 35 letters and figures, which nobody else has. */
  txid: string
  amountCents: number
  /** The Pix key that receives it. */
  key: string
  /** The seconds for which it can be paid. */
  seconds: number
}

/** Money that has come by Pix, as a bank tells it. */
export type ReceivedPix = {
  /** The id of the transfer, the same in all banks. */
  endToEndId: string
  /** Null for a transfer that names no charge. */
  txid: string | null
  amountCents: number
  /** The ISO instant. */
  paidAt: string
}

/** A bank that takes Pix for somebody. */
export type Pix = {
  /** Makes a charge, or finds the one that it has by this txid; returns its code, "copia e cola". */
  charge(charge: PixCharge): Promise<string>
  /** Returns what has come for a charge. */
  look(txid: string): Promise<readonly ReceivedPix[]>
  /** Gives money of a transfer back, once however often it is asked for by the same id. */
  giveBack(refund: PixRefund): Promise<RefundState>
}

/** Money of a transfer that goes back to whoever paid it. */
export type PixRefund = {
  endToEndId: string
  /** Up to 35 letters and figures, which no other refund of this transfer has. */
  id: string
  amountCents: number
}

/** The state of a refund: the bank works on it, it has gone back, or the bank does not do it. */
export type RefundState = 'waiting' | 'done' | 'refused'
