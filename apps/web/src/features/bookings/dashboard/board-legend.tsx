import block from './board-block.module.css'
import classes from './board-legend.module.css'
import { KindIcon } from './kind-icon.tsx'
import { laneKindLabels, laneKinds } from './lane-kind.ts'

/** The legend of the blocks; every block has its state in words too. */
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
