import type { PaperLine } from '@campo-livre/domain/papers/paper.ts'
import { tabPaper } from '@campo-livre/domain/tabs/tab-paper.ts'
import type { TabDetail } from '@campo-livre/domain/tabs/tab.ts'
import classes from './receipt-paper.module.css'

/** A receipt as it is printed: black on white, narrow or on A4. */
export function ReceiptPaper({ tab }: { tab: TabDetail }) {
  const { title, about, parts, foot } = tabPaper(tab)
  return (
    <div className={classes.paper}>
      <p className={classes.name}>{title}</p>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {parts.map(({ kind, lines }, at) => (
        <Lines key={at} lines={lines} strong={kind === 'total'} />
      ))}
      <p className={classes.foot}>{foot}</p>
    </div>
  )
}

function Lines({ lines, strong }: { lines: readonly PaperLine[]; strong: boolean }) {
  return (
    <dl className={classes.lines} data-strong={strong || undefined}>
      {lines.map(({ text, value }, index) => (
        <div key={index} className={classes.line}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
