import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { WhenSeen } from '../../../lib/loading/when-seen.tsx'
import classes from './charts.module.css'
import type { MoneyChartProps } from './money-chart.tsx'

const chart = lazyComponent(() => import('./money-chart.tsx'))

type Props = MoneyChartProps & {
  /** The numbers of the chart. */
  children: ReactNode
}

/** A chart, loaded when it is seen, and its numbers as a table one press away; on paper both. */
export function ChartAndTable({ children, ...drawn }: Props) {
  const height = drawn.series.some(({ type }) => type === 'line') ? '440px' : '280px'
  return (
    <div className={classes.both}>
      <div className={classes.chart} data-chart>
        <WhenSeen height={height}>
          <chart.Component {...drawn} meanwhile={<Skeleton height={height} />} />
        </WhenSeen>
      </div>
      <details className={classes.numbers}>
        <summary className={classes.summary}>Ver os números</summary>
        {children}
      </details>
    </div>
  )
}
