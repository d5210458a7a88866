import { answeredBefore } from '../outcome/answered-before.ts'
import { refuse } from '../refusals/refusal.ts'
import type { SplitStep } from './command.ts'
import { claim, handTab, take } from './commands/claiming.ts'
import { edit, open } from './commands/editing.ts'
import { endSource } from './commands/ending.ts'
import {
  askPix,
  cancel,
  cardDecided,
  confirm,
  giveBack,
  payByCard,
  payByCredit,
  payByStatement,
  paymentWords,
  pixPaid,
  placePaid,
  receive,
  remind,
  returnCredit,
  sayCash,
  takeAlong,
  undo,
} from './commands/paying.ts'
import { done, type SplitContext, type SplitOutcome, unknownPerson, unknownSplit } from './context.ts'
import { differencesOf } from './differences.ts'
import { settle } from './settle.ts'
import type { Split, SplitDifference } from './split.ts'

/** The steps that are not the organiser's: a link has proven the person, a counter or the bank itself. */
const events: readonly SplitStep['type'][] = [
  'pix',
  'card',
  'cash',
  'credit',
  'claim_own',
  'take',
  'pix_paid',
  'card_decided',
  'statement',
  'given_back',
  'source_over',
  'hand_tab',
]
/** The steps that a cancelled bill takes: what was paid of it is given back. */
const afterwards: readonly SplitStep['type'][] = ['return_credit', 'undo', 'given_back']

const told: Record<SplitStep['type'], string> = {
  open: 'Abriu a conta',
  edit: 'Mudou a conta',
  claim: 'Disse de quem é',
  claim_own: 'Disse o que é seu',
  take: 'Pôs a parte na própria conta',
  pix: 'Pediu o código Pix',
  pix_paid: 'Pagou por Pix',
  card: 'Pagou com cartão',
  card_decided: 'Pagou com cartão',
  cash: 'Avisou que pagou em dinheiro',
  credit: 'Pagou com crédito na arena',
  receive: 'Recebeu em dinheiro',
  confirm: 'Confirmou o dinheiro',
  undo: 'Desfez um pagamento',
  return_credit: 'Devolveu o crédito',
  remind: 'Lembrou',
  renew_link: 'Trocou o link',
  renew_group_link: 'Trocou o link do grupo',
  cancel: 'Cancelou a conta',
  place_paid: 'Anotou o pagamento no racha',
  statement: 'Pagou por Pix à arena',
  given_back: 'Devolveu o pagamento',
  source_over: 'Tirou a reserva cancelada',
  hand_tab: 'Passou a comanda para a conta',
}

/**
 * Carries out what somebody does with a bill among several people (decision 080). Pure: the server stores what comes out. A
 * command counts once by its id; what is not allowed is a refusal with its sentence, never an exception. Whatever happens,
 * paid + open − credit is the total, and no payment changes its amount.
 */
export function applySplitCommand(command: SplitStep, context: SplitContext): SplitOutcome {
  const stored = context.data.split(command.splitId)
  const text = JSON.stringify(command)
  const by =
    'personId' in command && events.includes(command.type) ? `${command.personId}` : (context.by?.id ?? '')
  const known = answeredBefore(
    stored?.commands.find(({ id }) => id === command.id),
    (kept) => kept.command === text && kept.by === by,
  )
  if (stored && known) return known.ok ? done(stored) : known
  const changed =
    command.type === 'open'
      ? open(command, context)
      : stored
        ? onSplit(stored, command, context)
        : unknownSplit()
  if (!changed.ok) return changed
  const settled = settle(changed.split, context.at)
  if (!settled.ok) return settled
  const split =
    command.type === 'open' || command.type === 'edit'
      ? takeAlong(stored, settled.split, context)
      : settled.split
  return done(noted(stored, split, { command, context, by, text }))
}

function onSplit(
  split: Split,
  command: Exclude<SplitStep, { type: 'open' }>,
  context: SplitContext,
): SplitOutcome {
  if (!events.includes(command.type) && context.by?.id !== split.organizerId) return unknownSplit()
  if (split.cancelledAt !== null && !afterwards.includes(command.type))
    return refuse('invalid_transition', 'Essa conta foi cancelada.')
  switch (command.type) {
    case 'edit':
      return edit(split, command.edits, context)
    case 'claim':
      return claim(split, { ...command, ownId: null })
    case 'claim_own': {
      const { itemId, personId, claimed } = command
      return claim(split, { itemId, personId: claimed ? personId : null, ownId: personId })
    }
    case 'take':
      return take(split, command)
    case 'pix':
      return askPix(split, command.personId, context)
    case 'pix_paid':
      return pixPaid(split, command.paymentId, context)
    case 'card':
      return payByCard(split, command, context)
    case 'card_decided':
      return cardDecided(split, command, context)
    case 'credit':
      return payByCredit(split, command, context)
    case 'statement':
      return payByStatement(split, command, context)
    case 'cash':
      return sayCash(split, command.personId, context)
    case 'receive':
      return receive(split, command.personId, context)
    case 'confirm':
      return confirm(split, command.paymentId, context)
    case 'undo':
      return undo(split, command.paymentId, context)
    case 'place_paid':
      return placePaid(split, command, context)
    case 'return_credit':
      return returnCredit(split, command.personId, context)
    case 'given_back':
      return giveBack(split, command, context)
    case 'source_over':
      return endSource(split, command.source, context)
    case 'remind':
      return remind(split, command.personId, context)
    case 'renew_link':
      return renewLink(split, command.personId, context)
    case 'renew_group_link':
      return done({ ...split, groupToken: context.newGroupToken() })
    case 'hand_tab':
      return handTab(split, command)
    case 'cancel':
    default:
      return cancel(split, command.reason, context)
  }
}

function renewLink(split: Split, personId: string, { newToken }: SplitContext): SplitOutcome {
  if (!split.people.some(({ id }) => id === personId)) return unknownPerson()
  const people = split.people.map((each) => (each.id === personId ? { ...each, token: newToken() } : each))
  return done({ ...split, people })
}

type Noted = { command: SplitStep; context: SplitContext; by: string; text: string }

/** The steps by which whoever owes a share pays it, or says something of it. */
const ownSteps: readonly SplitStep['type'][] = [
  'cash',
  'credit',
  'claim_own',
  'take',
  'pix_paid',
  'card',
  'card_decided',
  'statement',
]

/** The steps that follow from what an arena has done. */
const arenaSteps: readonly SplitStep['type'][] = ['given_back', 'source_over']

/** Returns whether a command changes nothing of a bill: a code is asked for, a bank has not taken a card. */
function isQuiet({ payments }: Split, command: SplitStep): boolean {
  if (command.type === 'card' || command.type === 'card_decided')
    return payments.find(({ id }) => id === command.paymentId)?.status !== 'paid'
  return command.type === 'pix'
}

/** Adds a command to the history, with what it changed. */
function noted(before: Split | undefined, after: Split, { command, context, by, text }: Noted): Split {
  const commands = [...after.commands, { id: command.id, by, command: text }]
  if (isQuiet(after, command)) return { ...after, commands }
  const person = after.people.find(({ id }) => id === personOf(before, after, command))
  const isFreed = command.type === 'statement' && command.paid === null
  const isOwn = ownSteps.includes(command.type) && !isFreed
  const unnamed = isFreed || arenaSteps.includes(command.type) ? 'Arena' : 'Banco'
  const what = isFreed ? 'Desfez um Pix do extrato' : told[command.type]
  const who = (isOwn ? person?.name : undefined) ?? context.by?.name ?? unnamed
  const change = {
    id: command.id,
    at: context.at,
    who,
    what: person && !isOwn ? `${what}: ${person.name}` : what,
    differences: [...differencesOf(before, after), ...paymentDifferences(before, after)],
  }
  return { ...after, commands, changes: [...after.changes, change] }
}

function personOf(before: Split | undefined, after: Split, command: SplitStep): string | null {
  if ('personId' in command) return command.personId
  if (!('paymentId' in command)) return null
  return (
    [before, after].flatMap((each) => each?.payments ?? []).find(({ id }) => id === command.paymentId)
      ?.personId ?? null
  )
}

const statusWords = {
  waiting: null,
  declined: null,
  said: 'espera confirmação',
  paid: 'pago',
  undone: 'desfeito',
} as const

function paymentDifferences(before: Split | undefined, after: Split): SplitDifference[] {
  const old = new Map(before?.payments.map((each) => [each.id, each.status]))
  return after.payments.flatMap((payment) => {
    const was = old.get(payment.id)
    if (was === payment.status) return []
    // A code that was shown is no payment yet.
    if (payment.kind === 'pix' && payment.status === 'undone' && was === 'waiting') return []
    return [
      {
        name: paymentWords(payment),
        before: was ? statusWords[was] : null,
        after: statusWords[payment.status],
      },
    ]
  })
}
