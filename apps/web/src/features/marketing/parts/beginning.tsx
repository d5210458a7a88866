import classes from './beginning.module.css'

/** How something begins, in a few sentences, one after the other. */
export function Beginning({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
