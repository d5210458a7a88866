import classes from './first-steps.module.css'

/** The first steps as a list of sentences. */
export function FirstSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
