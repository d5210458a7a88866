import type { FieldChange } from '../lists/history.ts'
import { shownValue } from '../lists/edits.ts'
import { formatCount } from '../lists/count.ts'
import type { ColumnFilter, Columns } from '../lists/filters.ts'
import { readFilters } from '../lists/list-query.ts'
import { refuse, refuseMissing, type Refusal } from '../refusals/refusal.ts'
import { fold } from '../text/fold.ts'
import { roleOf, type User } from '../users/user.ts'
import type { AdminBulk } from './admin-bulk.ts'
import { adminChanges } from './admin-changes.ts'
import { type AdminCommand, needsReason, UNDO_HOURS } from './admin-command.ts'
import type { PaymentRow } from './admin-rows.ts'
import type { Audit } from './audit.ts'

const NO_SUCH_DEED = 'Isso não se faz com esse tipo de dado.'

/** Returns what the kind of a row can do; refuses what it cannot (H12). */
export function knownDeed<Deed>(deed: Deed | undefined): { ok: true; deed: Deed } | Refusal {
  return deed === undefined ? refuse('invalid', NO_SUCH_DEED) : { ok: true, deed }
}

/** Refuses a command that lacks the reason that it asks for (H12). */
export function refuseUnexplained(command: AdminCommand): Refusal | null {
  const reason = 'reason' in command ? (command.reason ?? '') : ''
  return needsReason(command) && reason === '' ? refuse('invalid', 'Conte o motivo.', 'reason') : null
}

/** Refuses what is based on an older state of a row than the present one, which their stamps tell. */
export function refuseOlderStamp(seen: string, present: string): Refusal | null {
  if (seen === present) return null
  return refuse('stale', 'Alguém mudou isso enquanto você olhava. Nada foi salvo: confira e tente de novo.')
}

/** Returns the command of an act on one of many rows; its id follows from its place among them. */
export function commandOf(
  { id, resource, action }: AdminBulk,
  { id: rowId, stamp }: AdminBulk['rows'][number],
  index: number,
): Exclude<AdminCommand, { type: 'create' | 'change' }> {
  const own = { id: `${id}-${index}`, resource, rowId, stamp, reason: null }
  return action === 'remove' ? { ...own, type: 'remove' } : { ...own, type: 'act', action }
}

/** Refuses the same deed with many rows (H12): one that there is not, or that asks for a reason for each. */
export function refuseBulk(bulk: AdminBulk, hasDeed: boolean): Refusal | null {
  if (!hasDeed) return refuse('invalid', NO_SUCH_DEED, 'action')
  const any = commandOf(bulk, { id: '', stamp: '' }, 0)
  return needsReason(any) ? refuse('invalid', 'Isso pede um motivo para cada um.', 'action') : null
}

/** Returns the filters of the list with all rows of which something is done; refuses those that it does not have. */
export function listFilters(
  columns: Columns,
  text: string,
): { ok: true; filters: readonly ColumnFilter[] } | Refusal {
  const filters = text === '' ? [] : readFilters(columns, text)
  return Array.isArray(filters) ? { ok: true, filters } : refuse('invalid', filters.problem, 'of')
}

/** Refuses a deed with all rows of a list that has another number of them than was seen, which is shown. */
export function refuseOtherCount(count: number, expected: number): Refusal | null {
  if (count === expected) return null
  const message = `Agora a lista tem ${formatCount(count)}, e não ${formatCount(expected)}. Confira antes.`
  return { ...refuse('conflict', message), data: count }
}

/** Returns the arena that a new row is to belong to, by its id or, as in a file, by its exact name. */
export function arenaNamed<Arena extends { readonly id: string; readonly name: string }>(
  text: string,
  arenas: readonly Arena[],
): { ok: true; arena: Arena } | Refusal {
  const byId = arenas.find(({ id }) => id === text)
  if (byId) return { ok: true, arena: byId }
  const [only, another] = arenas.filter(({ name }) => fold(name) === fold(text))
  if (!only) return refuse('invalid', 'Não há uma arena com esse nome.', 'companyId')
  if (another) return refuse('invalid', 'Mais de uma arena tem esse nome.', 'companyId')
  return { ok: true, arena: only }
}

/** Refuses an import of which a row is refused, with the outcome that was told. */
export function refuseImport(outcome: { problems: readonly unknown[] }): Refusal | null {
  if (outcome.problems.length === 0) return null
  return { ...refuse('conflict', 'Nada foi importado. Confira o que está errado.'), data: outcome }
}

/** Returns the person as whom an admin may look at the app (H12): somebody who can enter, and no admin. */
export function personToSee<Person extends User & { blocked: boolean }>(
  person: Person | undefined,
): { ok: true; person: Person } | Refusal {
  if (!person) return refuse('owner_deleted', 'Quem cuidava dessa arena excluiu a conta.')
  if (roleOf(person) === 'admin')
    return refuse('conflict', 'Essa pessoa também cuida da plataforma: vê o mesmo que você.')
  if (person.blocked) return refuse('account_blocked', 'Essa conta está bloqueada: ninguém vê o app com ela.')
  return { ok: true, person }
}

/** Refuses to give back a payment that is not paid, or, of one at the counter, elsewhere than there (rule 5). */
export function refuseRefund({ status, online }: Pick<PaymentRow, 'status' | 'online'>): Refusal | null {
  if (status !== 'paid') return refuse('conflict', 'Só dá para devolver o que está pago.')
  return online ? null : refuse('conflict', 'Esse foi pago no balcão: é estornado por lá.')
}

/** Refuses to void a payment that is not paid, or that came by the site for a booking, whose cancellation gives it back. */
export function refuseVoid({
  status,
  online,
  source,
}: Pick<PaymentRow, 'status' | 'online' | 'source'>): Refusal | null {
  if (status !== 'paid') return refuse('conflict', 'Só dá para devolver o que está pago.')
  return source === 'booking' && online
    ? refuse('conflict', 'Esse foi pago pelo site: volta quando a reserva é cancelada.')
    : null
}

/** Refuses a reason of the difference of a till that is open. */
export function refuseOpenTill({ closedAt }: { closedAt: string | null }): Refusal | null {
  return closedAt === null
    ? refuse('conflict', 'Esse caixa ainda está aberto: a diferença se conta no fechamento.')
    : null
}

/** Refuses another name for the booking of somebody with an account. */
export function refuseNaming({ athleteId }: { athleteId: string | null }): Refusal | null {
  if (athleteId === null) return null
  return {
    ...refuse('invalid', 'O nome vem da conta da pessoa.'),
    errors: { customerName: ['O nome vem da conta da pessoa: mude por lá.'] },
  }
}

/** The deeds that take back what a field says, where it is no value that a person enters. */
const opposites: Readonly<Record<string, (value: unknown) => string>> = {
  'users.blocked': (blocked) => (blocked === true ? 'block' : 'unblock'),
  'contacts.answeredAt': (at) => (at === null ? 'reopen' : 'answer'),
  'products.status': (status) => (status === 'active' ? 'sell' : status === 'inactive' ? 'hide' : 'archive'),
  'coupons.status': (status) => (status === 'active' ? 'resume' : 'pause'),
  'fields.status': (status) => (status === 'active' ? 'activate' : 'pause'),
}

function isEntered(resource: Audit['resource'], field: string): boolean {
  if (!Object.hasOwn(adminChanges, resource)) return false
  return Object.hasOwn(adminChanges[resource as keyof typeof adminChanges].shape, field)
}

/** Returns whether an entry of the audit can be taken back by writing what was there before. */
export function isUndoable({ kind, resource, changes }: Audit): boolean {
  return (
    kind === 'changed' &&
    changes.some(({ field }) => isEntered(resource, field) || opposites[`${resource}.${field}`])
  )
}

/** The way to take a change back: the values to enter again, and the deeds that undo the others. */
type Undo = { ok: true; values: Record<string, FieldChange['from']>; acts: string[] }

/**
 * Returns what takes back fields of an entry of the audit (H12); all of them where `fields` is null. Refuses what is too
 * old, what nobody entered, and a row that is gone or does not say any more what the change had made it say.
 */
export function undoOf(
  entry: Audit,
  { fields, at, row }: { fields: readonly string[] | null; at: string; row: object | undefined },
): Undo | Refusal {
  const { resource } = entry
  const changes = entry.changes.filter(({ field }) => fields === null || fields.includes(field))
  if (entry.undoneAt) return refuse('already_undone', 'Isso já foi desfeito.')
  const isLate = Date.parse(at) - Date.parse(entry.at) > UNDO_HOURS * 3_600_000
  if (isLate || !isUndoable(entry) || changes.length === 0)
    return refuse(
      'not_undoable',
      `Só dá para desfazer nas primeiras ${UNDO_HOURS} horas, o que foi escrito à mão.`,
    )
  if (!row) return refuseMissing()
  const isUntouched = changes.every(({ field, to }) => shownValue(Reflect.get(row, field) ?? null) === to)
  if (!isUntouched) return refuse('stale', 'Alguém mudou isso depois. Confira antes de desfazer.')
  return {
    ok: true,
    values: Object.fromEntries(
      changes.filter(({ field }) => isEntered(resource, field)).map(({ field, from }) => [field, from]),
    ),
    acts: changes.flatMap(({ field, from }) => opposites[`${resource}.${field}`]?.(from) ?? []),
  }
}
