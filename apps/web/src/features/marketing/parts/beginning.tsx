import classes from './beginning.module.css'

/** The first steps as a list of sentences. */
export function Beginning({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
