import block from './board-block.module.css'
import classes from './board-legend.module.css'
import { KindIcon } from './kind-icon.tsx'
import { laneKindLabels, laneKinds } from './lane-kind.ts'

/** What fill and line of a block mean. Every block says it in words too. */
export function BoardLegend() {
  return (
    <ul className={classes.legend} aria-label="Legenda">
      {laneKinds.map((kind) => (
        <li key={kind} className={classes.entry}>
          <span className={`${block.block} ${classes.swatch}`} data-kind={kind}>
            <KindIcon kind={kind} />
          </span>
          {laneKindLabels[kind]}
        </li>
      ))}
    </ul>
  )
}
