import { pricingOn } from '../fields/price.ts'
import type { StoredField } from '../fields/stored-field.ts'
import { cellsOf } from '../financial/hours/cells-of.ts'
import { type ProfitData, profitOf } from '../financial/hours/profit-of.ts'
import type { Days } from '../financial/periods.ts'
import { formatCents } from '../money/money.ts'
import type { Done } from '../outcome/outcome.ts'
import { refuse, refuseInputs, type Refusal } from '../refusals/refusal.ts'
import { addDays } from '../time/zone.ts'
import type { Deal, DealFacts, DealInput } from './deal.ts'
import { dealsMeet, dealStatus } from './deal-status.ts'
import { evenOf } from './even-of.ts'
import { dearerFields, isBelowEven, type Priced } from './usual-hour.ts'

/** A deal that is made or ended. */
type ChangedDeal = Done<{ deals: readonly [Deal] }>

const changed = (deal: Deal): ChangedDeal => ({ ok: true, changes: { deals: [deal] }, notices: [] })

/** The days by which the price is judged at which hours pay for themselves. */
const JUDGED_DAYS = 91

/** Returns the days by which a deal that is made on a day is judged. */
export function judgedDays(today: string): Days {
  return { from: addDays(today, 1 - JUDGED_DAYS), to: today }
}

/** The facts by which a new deal is judged: the fields and the deals of its company, and the profit of `judgedDays`. */
export type NewDealFacts = {
  id: string
  companyId: string
  today: string
  at: string
  fields: readonly StoredField[]
  deals: readonly Deal[]
  profit: ProfitData
}

/**
 * Makes a price for idle hours (N9): of own fields, of days to come, cheaper than now on each of them, and where no other
 * is in force. One that is lower than the hours pay for themselves has to be meant so.
 */
export function createDeal(
  { belowEven, ...asked }: DealInput,
  { id, companyId, today, at, fields, deals, profit }: NewDealFacts,
): ChangedDeal | Refusal {
  const own = fields.filter((field) => asked.fieldIds.includes(field.id))
  if (own.length < new Set(asked.fieldIds).size)
    return refuse('invalid', 'Escolha campos da sua arena.', 'fieldIds')
  if (asked.until < today) return refuse('invalid', 'Esse dia já passou.', 'until')
  const priced = own.map((field) => ({
    ...pricingOn(field, asked.from),
    slotMinutes: field.slotMinutes,
    name: field.name,
  }))
  const dearer = refuseDearer(priced, asked)
  if (dearer) return dearer
  if (deals.some((deal) => dealStatus(deal, today) !== 'ended' && dealsMeet(deal, asked)))
    return refuse('conflict', 'Já tem uma oferta nesses horários. Encerre a outra antes.')
  const even = evenOf(cellsOf(hoursOn(asked.fieldIds, profit, today)), asked)
  if (even !== null && isBelowEven(priced, asked, even) && !belowEven)
    return {
      ...refuse('conflict', `Por menos de ${formatCents(even)} a hora não se paga.`),
      errors: { belowEven: ['Diga que é isso mesmo, ou suba o preço.'] },
    }
  return changed({ ...asked, id, companyId, createdAt: at, endedAt: null })
}

/** Ends a price of idle hours (N9). */
export function endDeal(deal: Deal, { today, at }: { today: string; at: string }): ChangedDeal | Refusal {
  if (dealStatus(deal, today) === 'ended') return refuse('conflict', 'Essa oferta já terminou.')
  return changed({ ...deal, endedAt: at })
}

/** Returns the hours of the week on the ground of some fields, with what they earned and cost. */
function hoursOn(fieldIds: readonly string[], profit: ProfitData, today: string) {
  const places = new Set(fieldIds.flatMap((id) => profit.takes(id)))
  return profitOf(profit, judgedDays(today)).hours.filter(({ fieldId }) => places.has(fieldId))
}

/**
 * Refuses a deal that is no discount: at its price where that is so on every field, else at the fields, a sentence for
 * each.
 */
function refuseDearer(fields: readonly (Priced & { name: string })[], facts: DealFacts): Refusal | null {
  const dearer = dearerFields(fields, facts)
  if (dearer.length === 0) return null
  if (dearer.length < fields.length)
    return refuseInputs({
      fieldIds: dearer.map(
        ({ field, usualCents }) =>
          `${field.name} já custa ${formatCents(usualCents)} a hora: não fica mais barato.`,
      ),
    })
  const highest = Math.max(...dearer.map(({ usualCents }) => usualCents))
  const input = facts.percent === undefined ? 'hourCents' : 'percent'
  return refuse('invalid', `Use menos que o preço de hoje, ${formatCents(highest)} a hora.`, input)
}
