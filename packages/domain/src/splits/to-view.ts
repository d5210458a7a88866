import { shortName } from '../rachas/short-name.ts'
import { undoProblem } from './commands/paying.ts'
import { partsRule } from './parts-rule.ts'
import { reminderRefusal } from './reminder.ts'
import type { Split } from './split.ts'
import type { LinkedShare, SplitDetail, SplitPersonDetail } from './split-view.ts'
import { countSettled, splitSum, type Standing, standings } from './standing.ts'

/** Shows a bill to its organiser, at an instant. */
export function toSplitDetail(split: Split, at: string): Omit<SplitDetail, 'sources' | 'contacts'> {
  const { id, code, title, origin, timeZone, createdAt, cancelledAt, cancelReason, items, changes } = split
  const each = standings(split)
  return {
    id,
    code,
    title,
    origin,
    timeZone,
    createdAt,
    cancelledAt,
    cancelReason,
    items,
    changes,
    people: split.people.flatMap((person, index) => {
      const standing = each[index]
      return standing ? [personDetail(split, person, { standing, at })] : []
    }),
    sum: splitSum(split),
  }
}

function personDetail(
  split: Split,
  { userId, participantId: _place, ...person }: Split['people'][number],
  { standing, at }: { standing: Standing; at: string },
): SplitPersonDetail {
  const { shareCents, paidCents, openCents, creditCents, supplement } = standing
  const payments = split.payments
    .filter(({ personId, status }) => personId === person.id && (status === 'said' || status === 'paid'))
    .map((payment) => {
      const { id, kind, status, cents, paidAt } = payment
      return { id, kind, status, cents, paidAt, undoable: undoProblem(split, payment, at) === null }
    })
  return {
    ...person,
    shareCents,
    paidCents,
    openCents,
    creditCents,
    supplement,
    hasAccount: userId !== null,
    me: userId === split.organizerId,
    payments,
    notNow: reminderRefusal(split, person.id, at),
  }
}

/** Shows a share to whoever has its link; null where nobody has such a link. */
export function toLinkedShare(
  split: Split,
  token: string,
  {
    organizerName,
    maxInstalments,
    arenaCredit,
  }: Pick<LinkedShare, 'organizerName' | 'maxInstalments' | 'arenaCredit'>,
): LinkedShare | null {
  const each = standings(split)
  const index = split.people.findIndex((person) => person.token === token)
  const person = split.people[index]
  const standing = each[index]
  if (!person || !standing) return null
  const { shareCents, paidCents, openCents, creditCents, supplement, said } = standing
  const own = split.payments.filter(({ personId }) => personId === person.id)
  const waiting = own.find(({ kind, status }) => kind === 'pix' && status === 'waiting')
  return {
    title: split.title,
    organizerName: shortName(organizerName),
    name: shortName(person.name),
    timeZone: split.timeZone,
    cancelled: split.cancelledAt !== null,
    shareCents,
    paidCents,
    openCents,
    creditCents,
    supplement,
    items: split.items.flatMap(({ id, name, cents, payers }) =>
      isOf(person, payers) ? [{ id, name, cents, shared: payers.of !== 'claim' }] : [],
    ),
    claimable: split.items.flatMap(({ id, name, cents, payers }) =>
      payers.of === 'claim' && (payers.byId === null || payers.byId === person.id)
        ? [{ id, name, cents, mine: payers.byId === person.id }]
        : [],
    ),
    pix: waiting ? { id: waiting.id, cents: waiting.cents, pixCode: waiting.pixCode } : null,
    card: cardOf(own.at(-1)),
    maxInstalments,
    arenaCredit,
    saidAt: said?.createdAt ?? null,
    ...countSettled(each),
    rule: split.origin.kind === 'racha' ? partsRule(split) : null,
    taken: person.userId !== null,
  }
}

/** Returns the card of the newest payment of a share, where it waits or was declined. */
function cardOf(last: Split['payments'][number] | undefined): LinkedShare['card'] {
  if (!last?.card || (last.status !== 'waiting' && last.status !== 'declined')) return null
  const { brand, last4, waits } = last.card
  return { brand, last4, cents: last.cents, waits }
}

function isOf({ id, exempt }: Split['people'][number], payers: Split['items'][number]['payers']): boolean {
  if (payers.of === 'all') return !exempt
  return payers.of === 'some' ? payers.personIds.includes(id) : payers.byId === id
}
