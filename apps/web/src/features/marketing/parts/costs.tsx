import classes from './costs.module.css'

/** A list of costs, each in a sentence. */
export function Costs({ costs }: { costs: readonly (readonly [what: string, cost: string])[] }) {
  return (
    <dl className={classes.costs}>
      {costs.map(([what, cost]) => (
        <div key={what} className={classes.cost}>
          <dt>{what}</dt>
          <dd>{cost}</dd>
        </div>
      ))}
    </dl>
  )
}
