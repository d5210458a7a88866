import type { CardSummary } from '@campo-livre/domain/payments/card/card.ts'
import type { ChargeAnswer } from '@campo-livre/domain/payments/card/charge.ts'

/** An amount that a card is charged, once however often it is asked for by the same id. */
export type CardCharge = {
  /** Up to 64 letters and figures. */
  id: string
  /** The token that the bank has given for the card. */
  token: string
  amountCents: number
  instalments: number
}

/** A part of a charge, or all of it, that goes back on its card. */
export type CardRefund = {
  chargeId: string
  /** Up to 64 letters and figures, which no other refund of this charge has. */
  id: string
  amountCents: number
}

/** A bank that takes cards for somebody (an acquirer), which is asked over a network. It alone has the numbers of cards. */
export type CardBank = {
  /** Returns what may be shown of the card of a token; null for a token that stands for none, or no more. */
  readCard(token: string): Promise<CardSummary | null>
  /** Charges a card, or returns how the charge that it has by this id stands. A token is charged by one id alone. */
  charge(charge: CardCharge): Promise<ChargeAnswer>
  /** Returns how a charge stands; null for one that it does not know. */
  look(id: string): Promise<ChargeAnswer | null>
  /** Gives money back: it works on it, it is done, or it does not do it. */
  giveBack(refund: CardRefund): Promise<'waiting' | 'done' | 'refused'>
}

/** The bank of cards as a call has it. It asks nobody: a call may start several times, and is stored as a whole or not at all. */
export type Bank = {
  /** Returns what may be shown of the card of a token at an instant; null for a token that stands for none. */
  readCard(token: string, at: string): CardSummary | null
  /** Returns what is known of a charge: its bank's answer, or that it is asked once the call is stored. */
  charge(charge: CardCharge, at: string): ChargeAnswer
}
