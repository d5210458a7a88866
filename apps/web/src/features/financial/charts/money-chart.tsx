import './mantine-charts.css'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { CompositeChart } from '@mantine/charts'
import type { MantineColor } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { axisText } from './axis-text.ts'

/** A series of a chart: bars lie upon each other, a line over them. */
export type MoneySeries = { name: string; label: string; color: string; type: 'bar' | 'line' }

export type MoneyChartProps = {
  /** A point for each stretch: its label, and the cents of each series. */
  points: readonly (Readonly<Record<string, number | string>> & { label: string })[]
  series: readonly MoneySeries[]
}

/** Mantine takes any colour of CSS; its type has only the names of the theme. */
const cssColor = (color: string) => color as MantineColor

/**
 * Draws amounts over time: what came in above the line, what went out below. The drawing says nothing that the table
 * beside it does not, so a screen reader passes it by.
 */
export default function MoneyChart({ points, series }: MoneyChartProps) {
  const still = useReducedMotion()
  const bars = { stackId: 'all', isAnimationActive: !still }
  return (
    <div aria-hidden>
      <CompositeChart
        h={280}
        data={[...points]}
        dataKey="label"
        series={series.map((each) => ({ ...each, color: cssColor(each.color) }))}
        composedChartProps={{ stackOffset: 'sign', accessibilityLayer: false }}
        barProps={bars}
        lineProps={{ isAnimationActive: !still }}
        curveType="linear"
        withDots={points.length < 2}
        withLegend
        maxBarWidth={36}
        strokeWidth={2}
        gridColor={cssColor('var(--cl-line)')}
        textColor={cssColor('var(--cl-text-dim)')}
        valueFormatter={formatSignedCents}
        yAxisProps={{ width: 84, tickFormatter: axisText }}
        referenceLines={[{ y: 0, color: cssColor('var(--cl-line-strong)') }]}
      />
    </div>
  )
}
