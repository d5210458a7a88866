import type { DrawRecord } from '@campo-livre/domain/rachas/draw/draw.ts'
import { placeByHand } from '@campo-livre/domain/rachas/draw/place-by-hand.ts'
import classes from './draw.module.css'
import { DrawnTeams } from './drawn-teams.tsx'
import { DrawProof } from './draw-proof.tsx'

type Props = {
  /** The draws of a racha, the newest first: those before it stay to be seen. */
  records: readonly DrawRecord[]
  names: ReadonlyMap<string, string>
  /** Keeps the teams after somebody was placed by hand; absent for everybody but the organiser. */
  onPlaced?: (record: DrawRecord) => void
}

/** The draws of a racha with their proof (N3). */
export default function DrawView({ records, names, onPlaced }: Props) {
  const [newest, ...older] = records
  if (!newest) return <p>Nenhum sorteio ainda.</p>
  const place = onPlaced && ((id: string, team: number) => onPlaced(placeByHand(newest, id, team)))
  return (
    <div className={classes.view}>
      <DrawnTeams record={newest} names={names} onPlace={place} />
      <DrawProof record={newest} />
      {older.map((record) => (
        <details key={record.ticket.drawNumber} className={classes.older}>
          <summary>{`Sorteio ${record.ticket.drawNumber}`}</summary>
          <DrawnTeams record={record} names={names} />
          <DrawProof record={record} />
        </details>
      ))}
    </div>
  )
}
