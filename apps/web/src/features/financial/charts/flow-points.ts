import { channelLabels, channels, entryCategoryLabels } from '@campo-livre/domain/financial/entry-words.ts'
import type { FinancialReport } from '@campo-livre/domain/financial/report.ts'
import { stretchText } from '../report/report-words.ts'
import type { MoneyChartProps, MoneySeries } from './money-chart.tsx'

/** Shades from strong to weak, which are told apart without colour too. */
const shades = [
  'var(--cl-primary)',
  'color-mix(in oklab, var(--cl-primary) 55%, var(--cl-surface-1))',
  'var(--cl-text)',
  'color-mix(in oklab, var(--cl-text) 55%, var(--cl-surface-1))',
  'color-mix(in oklab, var(--cl-primary) 25%, var(--cl-surface-1))',
  'color-mix(in oklab, var(--cl-text) 25%, var(--cl-surface-1))',
] as const

/** Returns what came in and went out of each stretch, and the balance after it where there is one. */
export function flowPoints({ flow, grouping, view }: FinancialReport): MoneyChartProps {
  const cash = view === 'cash'
  const series: MoneySeries[] = [
    { name: 'income', label: cash ? 'Entradas' : 'Receitas', color: shades[0], type: 'bar' },
    { name: 'outgo', label: cash ? 'Saídas' : 'Despesas', color: shades[3], type: 'bar' },
  ]
  if (cash) series.push({ name: 'closing', label: 'Saldo', color: shades[2], type: 'line' })
  return {
    series,
    points: flow.map(({ from, to, incomeCents, outgoCents, closingCents }) => ({
      label: stretchText({ from, to }, grouping),
      income: incomeCents,
      outgo: 0 - outgoCents,
      closing: closingCents,
    })),
  }
}

/** Returns what came in by channel in each stretch. */
export function channelPoints({ flow, grouping }: FinancialReport): MoneyChartProps {
  const present = channels.filter((channel) => flow.some((each) => (each.channels[channel] ?? 0) > 0))
  return {
    series: present.map((name, index) => ({
      name,
      label: channelLabels[name],
      color: shades[index] ?? shades[5],
      type: 'bar',
    })),
    points: flow.map(({ from, to, channels: of }) => ({
      label: stretchText({ from, to }, grouping),
      ...Object.fromEntries(present.map((name) => [name, of[name] ?? 0])),
    })),
  }
}

/** The categories that have a shade of their own; what is left is one. */
const MOST = 5

/** Returns what went out by category in each stretch: the largest ones, and the rest as one. */
export function categoryPoints({ flow, grouping, outgo }: FinancialReport): MoneyChartProps {
  const most = outgo
    .filter(({ cents }) => cents > 0)
    .slice(0, MOST)
    .map(({ key }) => key)
  const labels: Readonly<Record<string, string>> = entryCategoryLabels
  const series = most.map((name, index): MoneySeries => ({
    name,
    label: labels[name] ?? name,
    color: shades[index] ?? shades[5],
    type: 'bar',
  }))
  const rest = outgo.some(({ key, cents }) => cents > 0 && !most.includes(key))
  if (rest) series.push({ name: 'rest', label: 'As demais', color: shades[5], type: 'bar' })
  return {
    series,
    points: flow.map(({ from, to, outgoCents, categories }) => {
      const own = most.map((name) => [name, categories[name] ?? 0] as const)
      const left = outgoCents - own.reduce((sum, [, cents]) => sum + cents, 0)
      return { label: stretchText({ from, to }, grouping), ...Object.fromEntries(own), rest: left }
    }),
  }
}
