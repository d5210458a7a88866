import type { Paper } from '@campo-livre/domain/papers/paper.ts'
import classes from './paper-sheet.module.css'

/** A paper: hidden on the screen, alone in print. */
export function PaperSheet({ paper: { title, about, parts, foot } }: { paper: Paper }) {
  return (
    <section className={classes.sheet} aria-hidden>
      <p className={classes.brand}>Campo Livre</p>
      <p className={classes.title}>{title}</p>
      {about.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {parts.map((part, at) => (
        <div key={at} className={classes.part} data-kind={part.kind}>
          {part.title !== undefined && <p className={classes.heading}>{part.title}</p>}
          <dl>
            {part.lines.map(({ text, value }, index) => (
              <div key={index} className={classes.row}>
                <dt>{text}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p className={classes.foot}>{foot}</p>
    </section>
  )
}
