import { formatCents } from '../money/money.ts'
import type { Notice } from '../notifications/notice.ts'
import { describeRefund } from '../payments/money-back.ts'
import type { SplitStep, SplitStepOf } from './command.ts'
import { ofWhat } from './of-what.ts'
import type { Split, SplitPayment, SplitPerson } from './split.ts'
import { paymentWays } from './split-sentences.ts'
import { standings } from './standing.ts'

const paying: readonly SplitStep['type'][] = [
  'cash',
  'pix_paid',
  'card',
  'card_decided',
  'credit',
  'statement',
]

/** Tells the organiser who has paid and what the counter handed over, and whom they remind of a share. */
export function splitNotices(before: Split | undefined, split: Split, command: SplitStep): Notice[] {
  if (command.type === 'hand_tab') {
    const message = `O balcão passou para a conta: ${command.name}, ${formatCents(command.cents)}.`
    return [{ userId: split.organizerId, type: 'message', message, ...wayTo(split) }]
  }
  if (command.type === 'given_back') return givenBackNotices(split, command)
  if (command.type === 'remind') return remindedNotices(split, command.personId)
  if (!paying.includes(command.type)) return []
  const was = new Map(before?.payments.map(({ id, status }) => [id, status]))
  return split.payments.flatMap((payment) => {
    const person = split.people.find(({ id }) => id === payment.personId)
    if (!person || was.get(payment.id) === payment.status) return []
    if (payment.status === 'declined') return declinedNotices(split, person)
    return paidNotices(split, payment, person)
  })
}

const wayTo = ({ id }: Split) =>
  ({ kind: 'payments', actionText: 'Ver a conta', actionUrl: `/atleta/contas/${id}` }) as const

/** Tells the organiser that a share is paid, or said to be; of their own share they know. */
function paidNotices(split: Split, { status, kind, cents }: SplitPayment, person: SplitPerson): Notice[] {
  if ((status !== 'said' && status !== 'paid') || person.userId === split.organizerId) return []
  const said = status === 'said'
  const words = (name: string) =>
    said
      ? `${name} diz que pagou ${formatCents(cents)} em dinheiro. Confirme se recebeu.`
      : `${name} pagou ${formatCents(cents)} ${paymentWays[kind]}.`
  return [
    {
      userId: split.organizerId,
      type: said ? 'message' : 'success',
      message: words(person.name),
      about: { userId: person.userId, nameless: words('Alguém') },
      ...wayTo(split),
    },
  ]
}

/** Tells who paid a share, and its organiser, that the arena has taken the payment back and a bank returns it. */
function givenBackNotices(split: Split, { personId, paymentId, cents }: SplitStepOf<'given_back'>): Notice[] {
  const person = split.people.find(({ id }) => id === personId)
  const kind = split.payments.find(({ id }) => id === paymentId)?.kind
  if (!person || (kind !== 'pix' && kind !== 'card')) return []
  const back = describeRefund(cents, { method: kind })
  const told = (name: string) => `A arena devolveu o que ${name} pagou: ${back}.`
  const isOpen = (standings(split).find((each) => each.personId === personId)?.openCents ?? 0) > 0
  const openAgain = isOpen ? ' Sua parte voltou a ficar em aberto.' : ''
  const own = `A arena devolveu o pagamento da sua parte ${ofWhat(split.title)}: ${back}.${openAgain}`
  const isOwn = person.userId === split.organizerId
  return [
    {
      userId: person.userId,
      type: 'message',
      message: own,
      ...wayToPay(person),
      ...(!isOpen && { actionText: 'Ver a conta' }),
    },
    ...(isOwn
      ? []
      : [
          {
            userId: split.organizerId,
            type: 'message' as const,
            message: told(person.name),
            about: { userId: person.userId, nameless: told('alguém') },
            ...wayTo(split),
          },
        ]),
  ]
}

function remindedNotices(split: Split, personId: string): Notice[] {
  const person = split.people.find(({ id }) => id === personId)
  const open = standings(split).find((each) => each.personId === personId)?.openCents ?? 0
  if (!person) return []
  const message = `Sua parte ${ofWhat(split.title)}: ${formatCents(open)}.`
  return [{ userId: person.userId, type: 'message', message, ...wayToPay(person) }]
}

function declinedNotices({ title }: Split, person: SplitPerson): Notice[] {
  const message = `O banco recusou o cartão. Nada foi cobrado da sua parte ${ofWhat(title)}.`
  return [{ userId: person.userId, type: 'warning', message, ...wayToPay(person) }]
}

const wayToPay = ({ token }: SplitPerson) =>
  ({ kind: 'payments', actionText: 'Ver e pagar', actionUrl: `/conta/${token}` }) as const
