import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import classes from './counter-way.module.css'
import { type CounterWay, toMutation } from './pay-way.ts'

/** Payment by one button, or at the venue without one. */
export function PayByCounter({ way: { label, children, act } }: { way: CounterWay }) {
  return (
    <section className={classes.venue} aria-label={label}>
      {children}
      {act && <Act act={act} />}
    </section>
  )
}

function Act({ act: { label, run, failure } }: { act: NonNullable<CounterWay['act']> }) {
  const action = useAction({ mutation: toMutation(run), failure })
  const isOver = action.data !== undefined
  return (
    <ActionButton
      size="lg"
      fullWidth
      action={{ ...action, pending: action.pending || isOver }}
      onClick={() => action.run()}
    >
      {label}
    </ActionButton>
  )
}
