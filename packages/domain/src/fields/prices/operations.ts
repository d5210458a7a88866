import type { AmountChange } from '../../money/change-amount.ts'
import type { Done } from '../../outcome/outcome.ts'
import { refuse, type Refusal } from '../../refusals/refusal.ts'
import { changedField, type ChangedField, refuseOlder } from '../operations.ts'
import type { StoredField } from '../stored-field.ts'
import { asOf, changeFrom } from './later-prices.ts'
import { leftOut } from './left-out.ts'
import { fromProblem, type WithdrawPrices } from './price-change-input.ts'
import type { FieldPrices } from './prices-input.ts'

/** Changes the prices of today of a field (H1). Bookings keep theirs, and prices that are planned for a later day stay. */
export function changeFieldPrices(
  field: StoredField,
  { version, ...prices }: FieldPrices,
  today: string,
): ChangedField | Refusal {
  const { nextPrices } = asOf(field, today)
  return (
    refuseOlder(field, version, today) ??
    changedField({ ...field, ...prices, nextPrices, version: version + 1 })
  )
}

/** Withdraws the prices of a field that are planned from a day on (H1). */
export function withdrawPrices(
  field: StoredField,
  { from, version }: WithdrawPrices,
  today: string,
): ChangedField | Refusal {
  const older = refuseOlder(field, version, today)
  if (older) return older
  const { basePriceCents, priceRules, nextPrices } = asOf(field, today)
  const left = nextPrices.filter((later) => later.from !== from)
  if (left.length === nextPrices.length)
    return refuse('invalid', 'Nesse dia não há preços novos marcados.', 'from')
  return changedField({ ...field, basePriceCents, priceRules, nextPrices: left, version: version + 1 })
}

/** A field whose price is to change, and its version as it was read. */
type WantedField = { field: StoredField; version: number }

/** Returns the fields that have changed since they were read. */
export function changedSince(wanted: readonly WantedField[], today: string): StoredField[] {
  return wanted.flatMap(({ field, version }) => (version === asOf(field, today).version ? [] : [field]))
}

/**
 * Changes the prices of several fields from a day on (H1): of all of them, or of none when one has been changed meanwhile
 * or the change does not fit it. Bookings keep their price.
 */
export function changeManyPrices(
  wanted: readonly WantedField[],
  { from, ...change }: AmountChange & { from: string },
  today: string,
): Done<{ fields: readonly StoredField[] }> | Refusal {
  const stale = changedSince(wanted, today)
  if (stale.length > 0) {
    const names = stale.map(({ name }) => `“${name}”`).join(', ')
    return refuse('stale', `Alguém mudou ${names} agora. Confira os preços e tente de novo.`)
  }
  const problem = fromProblem(from, today)
  if (problem !== null) return refuse('invalid', problem, 'from')
  const fields: StoredField[] = []
  for (const { field } of wanted) {
    const present = asOf(field, today)
    const reason = leftOut(present, from, change)
    if (reason !== null) return refuse('invalid', `${field.name}: ${reason}`, 'fields')
    fields.push({
      ...present,
      nextPrices: changeFrom(present, from, change),
      version: present.version + 1,
    })
  }
  return { ok: true, changes: { fields }, notices: [] }
}
