import { shortName } from '../rachas/short-name.ts'
import { undoProblem } from './commands/paying.ts'
import { partsRule } from './parts-rule.ts'
import { reminderRefusal } from './reminder.ts'
import type { Split } from './split.ts'
import { groupNames } from './group-names.ts'
import { personBehind } from './group-link.ts'
import type { LinkedBill, LinkedShare, SplitDetail, SplitPersonDetail } from './split-view.ts'
import { countSettled, splitSum, type Standing, standings } from './standing.ts'

/** Shows a bill to its organiser, at an instant. */
export function toSplitDetail(split: Split, at: string): Omit<SplitDetail, 'sources' | 'contacts'> {
  const { id, code, groupToken, title, origin, timeZone, createdAt } = split
  const { cancelledAt, cancelReason, items, changes } = split
  const each = standings(split)
  return {
    id,
    code,
    groupToken,
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
  const person = personBehind(split, token)
  const standing = each.find(({ personId }) => personId === person?.id)
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

/** Shows a bill to its group; `userId` is who is signed in, null for nobody. */
export function toLinkedBill(split: Split, organizerName: string, userId: string | null): LinkedBill {
  const each = standings(split)
  const names = groupNames(split.people.map(({ name }) => name))
  const { openCents, unclaimedCents } = splitSum(split)
  return {
    title: split.title,
    organizerName: shortName(organizerName),
    cancelled: split.cancelledAt !== null,
    openCents,
    unclaimedCents,
    ...countSettled(each),
    who: split.people.map((person, index) => ({
      personId: person.id,
      name: names[index] ?? '',
      state: groupState(each[index]),
      openCents: each[index]?.openCents ?? 0,
      mine: userId !== null && person.userId === userId,
    })),
  }
}

function groupState(standing: Standing | undefined): LinkedBill['who'][number]['state'] {
  if (!standing || (standing.shareCents === 0 && standing.paidCents === 0)) return 'free'
  if (standing.said) return 'said'
  return standing.openCents > 0 ? 'open' : 'paid'
}

/** Returns the card of the newest payment of a share, where it waits or was declined. */
function cardOf(last: Split['payments'][number] | undefined): LinkedShare['card'] {
  if (!last?.card || (last.status !== 'waiting' && last.status !== 'declined')) return null
  const { brand, last4, waits, declined } = last.card
  return { brand, last4, cents: last.cents, waits, ...(declined && { declined }) }
}

function isOf({ id, exempt }: Split['people'][number], payers: Split['items'][number]['payers']): boolean {
  if (payers.of === 'all') return !exempt
  return payers.of === 'some' ? payers.personIds.includes(id) : payers.byId === id
}
