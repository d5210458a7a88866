import { formatCents } from '../../money/money.ts'
import { type CardDecision, declinedCard } from '../../payments/card/card-step.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import type { SplitStepOf } from '../command.ts'
import { done, type SplitContext, type SplitOutcome, unknownPayment, unknownPerson } from '../context.ts'
import { reminderRefusal } from '../reminder.ts'
import type { Split, SplitPayment } from '../split.ts'
import { standings } from '../standing.ts'
import { put } from './editing.ts'

/** The milliseconds for which the collector can undo cash. */
const UNDO_MS = 24 * 60 * 60_000

const cardWaits = () => refuse('conflict', 'Um cartão ainda está sendo conferido.')
const nothingOpen = () => refuse('amount_over_due', 'Não há nada a pagar.')

function standingOf(split: Split, personId: string) {
  return standings(split).find((each) => each.personId === personId)
}

function waitingOf({ payments }: Split, personId: string): SplitPayment | undefined {
  return payments.find((each) => each.personId === personId && each.status === 'waiting')
}

type Made = Pick<SplitPayment, 'personId' | 'kind' | 'status' | 'cents' | 'card' | 'returnsId'>

function withPayment(split: Split, made: Made, context: SplitContext, id?: string): SplitOutcome {
  return done({ ...split, payments: [...split.payments, paymentOf(made, context, id)] })
}

function paymentOf(made: Made, { at, newPaymentId }: SplitContext, id = newPaymentId()): SplitPayment {
  return {
    ...made,
    id,
    pixCode: null,
    createdAt: at,
    paidAt: made.status === 'paid' ? at : null,
    undoneAt: null,
  }
}

function changed(split: Split, payment: SplitPayment): SplitOutcome {
  return done({ ...split, payments: put(split.payments, payment) })
}

/**
 * Takes along what the organiser of a racha has been paid before the bill: who is new on it and marked as paid there has
 * paid the whole of their share in cash.
 */
export function takeAlong(before: Split | undefined, split: Split, context: SplitContext): Split {
  const old = new Set(before?.people.map(({ id }) => id))
  const paid = new Set(
    split.people
      .filter((person) => !old.has(person.id) && context.data.hasPaid(split.origin, person))
      .map(({ id }) => id),
  )
  const payments = standings(split)
    .filter(({ personId, openCents }) => paid.has(personId) && openCents > 0)
    .map(({ personId, openCents }) =>
      paymentOf({ personId, kind: 'cash', status: 'paid', cents: openCents }, context),
    )
  return { ...split, payments: [...split.payments, ...payments] }
}

/** Makes a Pix code of exactly what a person has open; one that waits already is kept. */
export function askPix(split: Split, personId: string, context: SplitContext): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  const cents = standing.openCents
  if (cents === 0) return nothingOpen()
  const waiting = waitingOf(split, personId)
  if (waiting) return waiting.kind === 'card' ? cardWaits() : done(split)
  return withPayment(split, { personId, kind: 'pix', status: 'waiting', cents }, context)
}

/** The bank tells that a Pix is paid; cash that was said for the same share is not waited for any more. */
export function pixPaid(split: Split, paymentId: string, { at }: SplitContext): SplitOutcome {
  const payment = split.payments.find(({ id }) => id === paymentId)
  if (payment?.status !== 'waiting' || payment.kind !== 'pix') return unknownPayment()
  return counted(split, payment, at)
}

/** Makes a payment count. Cash that was said for the same share is not waited for any more. */
function counted(split: Split, payment: SplitPayment, at: string): SplitOutcome {
  const payments = split.payments.map((each) => {
    if (each.id === payment.id) return { ...payment, status: 'paid' as const, paidAt: at }
    return each.personId === payment.personId && each.status === 'said'
      ? { ...each, status: 'undone' as const, undoneAt: at }
      : each
  })
  return done({ ...split, payments })
}

/** Takes a card for exactly what a person has open: it counts at once, or waits for its bank. */
export function payByCard(
  split: Split,
  { personId, paymentId, amountCents, card }: SplitStepOf<'card'>,
  context: SplitContext,
): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  if (waitingOf(split, personId)?.kind === 'card') return cardWaits()
  if (standing.openCents === 0) return nothingOpen()
  if (standing.openCents !== amountCents)
    return refuse('conflict', `Sua parte mudou: agora faltam ${formatCents(standing.openCents)}.`)
  const made = { personId, kind: 'card', status: 'waiting', cents: amountCents, card } as const
  const outcome = withPayment(withdrawn(split, personId, context.at), made, context, paymentId)
  const payment = outcome.ok && outcome.split.payments.at(-1)
  return outcome.ok && payment && card.waits === null ? counted(outcome.split, payment, context.at) : outcome
}

/** Withdraws the Pix code of a person, who pays in another way. */
function withdrawn(split: Split, personId: string, at: string): Split {
  const waiting = waitingOf(split, personId)
  return waiting
    ? { ...split, payments: put(split.payments, { ...waiting, status: 'undone', undoneAt: at }) }
    : split
}

/** Takes credit at the arena for a share, or a part of it: it counts at once. */
export function payByCredit(
  split: Split,
  { personId, paymentId, amountCents }: SplitStepOf<'credit'>,
  context: SplitContext,
): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  if (waitingOf(split, personId)?.kind === 'card') return cardWaits()
  if (standing.openCents === 0) return nothingOpen()
  if (standing.openCents < amountCents)
    return refuse('conflict', `Sua parte mudou: agora faltam ${formatCents(standing.openCents)}.`)
  const made = { personId, kind: 'credit', status: 'waiting', cents: amountCents } as const
  const outcome = withPayment(split, made, context, paymentId)
  const payment = outcome.ok && outcome.split.payments.at(-1)
  return outcome.ok && payment ? counted(outcome.split, payment, context.at) : outcome
}

/**
 * Takes a transaction of the arena's bank for exactly what a person has open, or frees the share of it again (`paid`
 * null): then that money was never for it.
 */
export function payByStatement(
  split: Split,
  { personId, paymentId: id, paid }: SplitStepOf<'statement'>,
  { at }: SplitContext,
): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  const known = split.payments.find((each) => each.id === id)
  if (paid === null)
    return known?.statementKey === undefined
      ? unknownPayment()
      : changed(split, { ...known, status: 'undone', undoneAt: at })
  if (waitingOf(split, personId)?.kind === 'card') return cardWaits()
  if (standing.openCents !== paid.amountCents)
    return refuse('conflict', `A parte mudou: agora faltam ${formatCents(standing.openCents)}.`)
  const payment: SplitPayment = {
    id,
    personId,
    kind: 'pix',
    status: 'waiting',
    cents: paid.amountCents,
    pixCode: null,
    statementKey: paid.statementKey,
    createdAt: at,
    paidAt: null,
    undoneAt: null,
  }
  return counted({ ...split, payments: [...split.payments, payment] }, payment, paid.paidAt)
}

/** The bank of a card decides: it counts, or is declined and nothing is charged. */
export function cardDecided(
  split: Split,
  { paymentId, approved, reason }: CardDecision,
  { at }: SplitContext,
): SplitOutcome {
  const payment = split.payments.find(({ id }) => id === paymentId)
  if (payment?.status !== 'waiting' || !payment.card) return unknownPayment()
  const decided = { ...payment, card: { ...payment.card, waits: null } }
  if (approved) return counted(split, decided, at)
  return changed(split, { ...decided, card: declinedCard(decided.card, { reason }), status: 'declined' })
}

/** Somebody says to have paid in cash, which the collector confirms; the collector's own needs nobody. */
export function sayCash(split: Split, personId: string, context: SplitContext): SplitOutcome {
  const standing = standingOf(split, personId)
  const person = split.people.find(({ id }) => id === personId)
  if (!standing || !person) return unknownPerson()
  if (waitingOf(split, personId)?.kind === 'card') return cardWaits()
  if (standing.said) return refuse('conflict', 'O aviso já foi dado. Falta quem recebe confirmar.')
  if (standing.openCents === 0) return nothingOpen()
  const status = person.userId === split.organizerId ? 'paid' : 'said'
  return withPayment(split, { personId, kind: 'cash', status, cents: standing.openCents }, context)
}

/** The collector has the cash of a person in hand. */
export function receive(split: Split, personId: string, context: SplitContext): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  if (standing.said) return confirm(split, standing.said.id, context)
  if (standing.openCents === 0) return nothingOpen()
  return withPayment(split, { personId, kind: 'cash', status: 'paid', cents: standing.openCents }, context)
}

/** The collector confirms cash that was said. */
export function confirm(split: Split, paymentId: string, { at }: SplitContext): SplitOutcome {
  const payment = split.payments.find(({ id }) => id === paymentId)
  if (!payment) return unknownPayment()
  if (payment.status !== 'said') return refuse('invalid_transition', 'Esse pagamento não espera confirmação.')
  return changed(split, { ...payment, status: 'paid', paidAt: at })
}

/** Undoes cash: while it is only said, at any time; once it counts, for 24 hours. */
export function undo(split: Split, paymentId: string, { at }: SplitContext): SplitOutcome {
  const payment = split.payments.find(({ id }) => id === paymentId)
  if (!payment) return unknownPayment()
  return undoProblem(split, payment, at) ?? changed(split, { ...payment, status: 'undone', undoneAt: at })
}

/** Returns why the collector cannot undo a payment now; null where they can. */
export function undoProblem(split: Split, payment: SplitPayment, at: string): Refusal | null {
  if (payment.status === 'undone') return refuse('already_undone', 'Isso já foi desfeito.')
  if (payment.returnsId !== undefined)
    return refuse('not_undoable', 'O banco já está devolvendo esse dinheiro: isso não se desfaz.')
  if (payment.kind === 'pix') return refuse('not_undoable', 'Um Pix não se desfaz por aqui.')
  if (payment.kind === 'card') return refuse('not_undoable', 'Um cartão não se desfaz por aqui.')
  if (payment.kind === 'credit') return refuse('not_undoable', 'Um crédito não se desfaz por aqui.')
  if (payment.paidAt !== null && Date.parse(at) - Date.parse(payment.paidAt) > UNDO_MS)
    return refuse('not_undoable', 'Já passaram 24 horas: não dá mais para desfazer.')
  const paidCents = standingOf(split, payment.personId)?.paidCents ?? 0
  if (payment.status === 'paid' && payment.kind === 'cash' && paidCents < payment.cents)
    return refuse('not_undoable', 'O crédito desse pagamento já foi devolvido. Desfaça a devolução antes.')
  return null
}

/**
 * Follows what the organiser has noted in the racha: who is marked there has paid all of their share in cash; who is no
 * longer marked has not, so the newest cash is undone until something is open.
 */
export function placePaid(
  split: Split,
  { personId, paid }: SplitStepOf<'place_paid'>,
  context: SplitContext,
): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  if ((standing.openCents === 0) === paid) return done(split)
  if (paid) return receive(split, personId, context)
  const cash = split.payments.filter(
    (each) => each.personId === personId && each.kind === 'cash' && each.status === 'paid',
  )
  let now = split
  for (const { id } of cash.toReversed()) {
    const undone = undo(now, id, context)
    if (!undone.ok) return undone
    now = undone.split
    if ((standingOf(now, personId)?.openCents ?? 0) > 0) return done(now)
  }
  return refuse('not_undoable', 'Pela conta do racha, essa pessoa não deve nada.')
}

/** The collector gives the whole credit of a person back. */
export function returnCredit(split: Split, personId: string, context: SplitContext): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  if (standing.creditCents === 0) return refuse('amount_over_due', 'Não há crédito a devolver.')
  return withPayment(
    split,
    { personId, kind: 'returned', status: 'paid', cents: standing.creditCents },
    context,
  )
}

/** Counts money of a share no more that its bank returns, since the arena has taken it back: it is owed again. */
export function giveBack(
  split: Split,
  { id, personId, paymentId: returnsId, cents }: SplitStepOf<'given_back'>,
  context: SplitContext,
): SplitOutcome {
  return withPayment(split, { personId, kind: 'returned', status: 'paid', cents, returnsId }, context, id)
}

/** Notes that somebody is reminded: at most once in 24 hours, and never at night. */
export function remind(split: Split, personId: string, { at }: SplitContext): SplitOutcome {
  const standing = standingOf(split, personId)
  if (!standing) return unknownPerson()
  if (standing.openCents === 0) return nothingOpen()
  const sentence = reminderRefusal(split, personId, at)
  if (sentence !== null) return refuse('too_soon', sentence)
  return done({ ...split, reminders: [...split.reminders, { personId, at }] })
}

/** Ends a bill as a reversal: nothing of it is owed, and what was paid becomes credit. */
export function cancel(split: Split, reason: string, { at }: SplitContext): SplitOutcome {
  const payments = split.payments.map((each) =>
    each.status === 'said' ? { ...each, status: 'undone' as const, undoneAt: at } : each,
  )
  return done({ ...split, payments, cancelledAt: at, cancelReason: reason })
}

/** Returns a payment in words: `Pix de R$ 20,00`. */
export function paymentWords({
  kind,
  cents,
  returnsId,
}: Pick<SplitPayment, 'kind' | 'cents' | 'returnsId'>): string {
  const words = {
    pix: 'Pix',
    card: 'Cartão',
    cash: 'Dinheiro',
    credit: 'Crédito na arena',
    returned: returnsId === undefined ? 'Crédito devolvido' : 'Pagamento devolvido',
  } as const
  return `${words[kind]}, ${formatCents(cents)}`
}
