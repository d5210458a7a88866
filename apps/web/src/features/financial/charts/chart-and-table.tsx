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
  return (
    <div className={classes.both}>
      <div className={classes.chart}>
        <WhenSeen height="280px">
          <chart.Component {...drawn} meanwhile={<Skeleton height="280px" />} />
        </WhenSeen>
      </div>
      <details className={classes.numbers}>
        <summary className={classes.summary}>Ver os números</summary>
        {children}
      </details>
    </div>
  )
}
