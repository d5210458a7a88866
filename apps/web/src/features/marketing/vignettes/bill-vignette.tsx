import classes from './paper.module.css'
import frame from './vignettes.module.css'

const parts = [
  ['Campo 1, sexta, 20h às 22h', 'R$ 240'],
  ['Comanda', 'R$ 68'],
] as const
const people = [
  ['Bia', 'R$ 28', 'pagou'],
  ['Rafa', 'R$ 28', 'pagou'],
  ['Léo', 'R$ 28', 'falta'],
  ['Dani, no gol', 'R$ 0', 'isenta'],
] as const

/**
 * The bill of a pickup game: the field and the tab, split among eleven who pay and a goalkeeper who does not. `bare`
 * where it is on turf already.
 */
export function BillVignette({ bare = false }: { bare?: boolean }) {
  return (
    <div className={`${frame.frame} ${bare ? frame.paper : `cl-turf ${classes.racha}`} ${classes.shared}`}>
      <span className={classes.slip}>
        {parts.map(([name, price]) => (
          <span key={name} className={classes.line}>
            <span>{name}</span>
            <span>{price}</span>
          </span>
        ))}
        <span className={classes.total}>
          <span>11 pagam R$ 28</span>
          <span>R$ 308</span>
        </span>
        {people.map(([name, share, state]) => (
          <span key={name} className={classes.person} data-state={state}>
            <span>{name}</span>
            <span>{share}</span>
            <span className={classes.state}>{state}</span>
          </span>
        ))}
      </span>
    </div>
  )
}
