import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import block from './board-block.module.css'
import classes from './board-legend.module.css'
import mark from './kind-mark.module.css'
import { laneKindLabels } from './lane-kind.ts'
import { type LaneKind, laneKinds } from './lane-kinds.ts'

type Props = {
  picked?: LaneKind | undefined
  /** The number of bookings of each kind, where the legend is the filter. */
  counts?: ReadonlyMap<LaneKind, number>
}

/** The legend of the blocks, and their filter: a kind that is picked keeps its words, the others only their place. */
export function BoardLegend({ picked, counts }: Props) {
  return (
    <ul className={classes.legend} aria-label="Legenda">
      {laneKinds.map((kind) => (
        <li key={kind}>
          <Link
            to="."
            search={mergeSearch({ tipo: kind === picked ? undefined : kind })}
            resetScroll={false}
            replace
            activeOptions={{ exact: true }}
            className={classes.entry}
            data-shown={kind === picked || undefined}
          >
            <span className={`${block.block} ${classes.swatch}`} data-kind={kind}>
              <span className={mark.mark} data-kind={kind} />
            </span>
            {laneKindLabels[kind]}
            {kind === picked && <span className="visually-hidden"> (só estas)</span>}
            {counts && <span className={classes.count}>{counts.get(kind) ?? 0}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
