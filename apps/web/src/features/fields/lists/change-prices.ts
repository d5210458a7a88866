import { serverNow } from '@campo-livre/api/client/server-time.ts'
import { changeManyPrices } from '@campo-livre/api/fields/change-field-prices.ts'
import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import { pricingOn } from '@campo-livre/domain/fields/price.ts'
import { changePricing } from '@campo-livre/domain/fields/prices/later-prices.ts'
import { leftOut } from '@campo-livre/domain/fields/prices/left-out.ts'
import {
  type FieldPriceChange,
  fieldPriceChangeSchema,
  fieldRoundingSteps,
  fromProblem,
  MAX_CHANGED_FIELDS,
} from '@campo-livre/domain/fields/prices/price-change-input.ts'
import { countPrices, formatPriceSpan } from '@campo-livre/domain/fields/prices/price-span.ts'
import { formatCents } from '@campo-livre/domain/money/money.ts'
import { inWords } from '@campo-livre/domain/text/in-words.ts'
import { formatPlannedDay } from '@campo-livre/domain/time/format-days.ts'
import { addDays, localDay } from '@campo-livre/domain/time/zone.ts'
import { bulkAction } from '../../../lib/resource/resource-writes.ts'

type Rows = readonly FieldRow[]

/** Changes the prices of the marked fields from a day on (H1). Those that it does not fit are left out. */
export const manyPrices = bulkAction({
  label: 'Mudar preços',
  done: (rows: Rows, change: FieldPriceChange) =>
    `Preços novos em ${countFields(fitting(rows, change).length)}, a partir de ${dayOf(rows, change)}`,
  fields: [
    {
      name: 'amount',
      label: 'Quanto muda',
      description: 'Para baixar, use o sinal de menos: -10.',
      type: 'amount',
      half: true,
    },
    {
      name: 'unit',
      label: 'Em',
      description: 'Vale para o preço de cada horário.',
      type: 'choice',
      choices: [
        { value: 'percent', label: 'porcentagem (%)' },
        { value: 'cents', label: 'reais (R$)' },
      ],
      half: true,
    },
    {
      name: 'from',
      label: 'A partir de',
      description: 'O que já está reservado fica com o preço de antes.',
      type: 'day',
    },
    {
      name: 'roundTo',
      label: 'Arredondar para',
      type: 'choice',
      choices: fieldRoundingSteps.map((cents) => ({ value: String(cents), label: formatCents(cents) })),
    },
  ],
  schema: fieldPriceChangeSchema,
  initialValues: (rows) => ({ unit: 'percent', roundTo: '100', from: nextMonth(todayOf(rows)) }),
  max: MAX_CHANGED_FIELDS,
  check: (rows: Rows, change) => {
    const problem = fromProblem(change.from, todayOf(rows))
    if (problem !== null) return { from: problem }
    return fitting(rows, change).length > 0 ? {} : { amount: 'Assim não serve para nenhum dos marcados.' }
  },
  summary: (rows: Rows, change) => {
    const { length } = fitting(rows, change)
    const many = length === rows.length ? countFields(length) : `${length} de ${countFields(rows.length)}`
    return `Os preços mudam em ${many}, a partir de ${dayOf(rows, change)}.`
  },
  preview: (rows: Rows, change) =>
    rows.map((row) => {
      const before = pricingOn(row, change.from)
      const reason = leftOut(row, change.from, change)
      const line = { id: row.id, name: row.name, before: formatPriceSpan(before) }
      if (reason !== null) return { ...line, after: line.before, reason }
      const note = noteOf(row, change.from, todayOf(rows))
      return { ...line, after: formatPriceSpan(changePricing(before, change)), note }
    }),
  send: (change, attempt, rows) => {
    const fields = fitting(rows, change).map(({ id, version }) => ({ id, version }))
    return changeManyPrices({ ...change, fields }, attempt)
  },
})

function fitting(rows: Rows, change: FieldPriceChange): Rows {
  return rows.filter((row) => leftOut(row, change.from, change) === null)
}

function countFields(count: number): string {
  return count === 1 ? '1 campo' : `${count} campos`
}

/** Returns the day at the arena of these fields. */
function todayOf([row]: Rows): string {
  return localDay(row?.timeZone ?? 'America/Sao_Paulo', serverNow())
}

function dayOf(rows: Rows, { from }: FieldPriceChange): string {
  return formatPlannedDay(from, todayOf(rows))
}

/** Returns the first day of the month after a day. */
function nextMonth(day: string): string {
  const inNext = addDays(`${day.slice(0, 8)}01`, 31)
  return `${inNext.slice(0, 8)}01`
}

/** Counts the prices of a field that change, and names the planned ones that change as well. */
function noteOf(row: FieldRow, from: string, today: string): string {
  const planned = row.nextPrices.filter((later) => later.from > from)
  const days = inWords(planned.map((later) => formatPlannedDay(later.from, today)))
  const count = countPrices(pricingOn(row, from))
  return planned.length === 0 ? count : `${count}, e os já marcados para ${days}`
}
