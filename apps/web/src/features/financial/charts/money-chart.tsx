import './mantine-charts.css'
import { formatSignedCents } from '@campo-livre/domain/money/signed.ts'
import { CompositeChart } from '@mantine/charts'
import type { MantineColor } from '@mantine/core'
import { axisText } from './axis-text.ts'

/** A series of a chart: bars lie upon each other, lines are drawn under them. */
export type MoneySeries = { name: string; label: string; color: string; type: 'bar' | 'line' }

export type MoneyChartProps = {
  /** A point for each stretch: its label, and the cents of each series. */
  points: readonly (Readonly<Record<string, number | string>> & { label: string })[]
  series: readonly MoneySeries[]
}

/** Mantine takes any colour of CSS; its type has only the names of the theme. */
const cssColor = (color: string) => color as MantineColor

/**
 * Draws amounts over time: what came in above the line, what went out below; a line has a drawing of its own under it,
 * since a balance is many times what a day moves. The drawings say nothing that the table beside them does not, so a
 * screen reader passes them by.
 */
export default function MoneyChart({ points, series }: MoneyChartProps) {
  const lines = series.filter(({ type }) => type === 'line')
  return (
    <div aria-hidden>
      <Drawing points={points} series={series.filter(({ type }) => type === 'bar')} height={280} />
      {lines.length > 0 && <Drawing points={points} series={lines} height={160} />}
    </div>
  )
}

function Drawing({ points, series, height }: MoneyChartProps & { height: number }) {
  return (
    <CompositeChart
      h={height}
      data={[...points]}
      dataKey="label"
      series={series.map((each) => ({ ...each, color: cssColor(each.color) }))}
      composedChartProps={{ stackOffset: 'sign', accessibilityLayer: false }}
      barProps={{ stackId: 'all', isAnimationActive: false }}
      lineProps={{ isAnimationActive: false }}
      curveType="linear"
      withDots={points.length < 2}
      withLegend
      legendProps={{ itemSorter: null }}
      maxBarWidth={36}
      strokeWidth={2}
      gridColor={cssColor('var(--cl-line)')}
      textColor={cssColor('var(--cl-text-dim)')}
      valueFormatter={formatSignedCents}
      yAxisProps={{ width: 84, tickFormatter: axisText }}
      referenceLines={[{ y: 0, color: cssColor('var(--cl-line-strong)') }]}
    />
  )
}
