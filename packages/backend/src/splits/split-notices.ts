import { ofWhat } from '@campo-livre/domain/splits/of-what.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import type { SplitStep } from '@campo-livre/domain/splits/command.ts'
import { standings } from '@campo-livre/domain/splits/standing.ts'
import type { Database } from '../store/database.ts'
import type { SplitRecord } from '../store/records.ts'
import { notify } from '../notifications/notify.ts'

const paying: readonly SplitStep['type'][] = ['cash', 'pix_paid', 'card', 'card_decided', 'statement']

/** Tells the organiser who has paid and what the counter handed over, and whom they remind of a share. */
export async function notifySplit(
  db: Database,
  before: SplitRecord | undefined,
  split: SplitRecord,
  command: SplitStep,
): Promise<void> {
  const way = {
    kind: 'payments',
    actionText: 'Ver a conta',
    actionUrl: `/atleta/contas/${split.id}`,
  } as const
  if (command.type === 'hand_tab')
    await notify(db, split.organizerId, {
      ...way,
      type: 'message',
      message: `O balcão passou para a conta: ${command.name}, ${formatCents(command.cents)}.`,
    })
  if (command.type === 'remind') await notifyPerson(db, split, command.personId)
  if (!paying.includes(command.type)) return
  const was = new Map(before?.payments.map(({ id, status }) => [id, status]))
  for (const payment of split.payments) {
    if (was.get(payment.id) === payment.status) continue
    const person = split.people.find(({ id }) => id === payment.personId)
    if (person && payment.status === 'declined') await notifyDeclined(db, split, person)
    const isTold = payment.status === 'said' || payment.status === 'paid'
    if (!isTold || !person || person.userId === split.organizerId) continue
    const said = payment.status === 'said'
    const words = (name: string) =>
      said
        ? `${name} diz que pagou ${formatCents(payment.cents)} em dinheiro. Confirme se recebeu.`
        : `${name} pagou ${formatCents(payment.cents)} ${payment.kind === 'card' ? 'com cartão' : 'por Pix'}.`
    await notify(db, split.organizerId, {
      ...way,
      type: said ? 'message' : 'success',
      message: words(person.name),
      about: { userId: person.userId, nameless: words('Alguém') },
    })
  }
}

async function notifyPerson(db: Database, split: SplitRecord, personId: string): Promise<void> {
  const person = split.people.find(({ id }) => id === personId)
  const open = standings(split).find((each) => each.personId === personId)?.openCents ?? 0
  if (!person) return
  await notify(db, person.userId, {
    kind: 'payments',
    type: 'message',
    message: `Sua parte ${ofWhat(split.title)}: ${formatCents(open)}.`,
    actionText: 'Ver e pagar',
    actionUrl: `/conta/${person.token}`,
  })
}

async function notifyDeclined(
  db: Database,
  { title }: SplitRecord,
  { userId, token }: SplitRecord['people'][number],
): Promise<void> {
  await notify(db, userId, {
    kind: 'payments',
    type: 'warning',
    message: `O banco recusou o cartão. Nada foi cobrado da sua parte ${ofWhat(title)}.`,
    actionText: 'Ver e pagar',
    actionUrl: `/conta/${token}`,
  })
}
