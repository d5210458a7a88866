import classes from './segments.module.css'

type Props<T extends string> = {
  label: string
  choices: readonly (readonly [T, string])[]
  value: T
  onValue: (value: T) => void
}

/** A choice among a few words, each a target for a wet finger. */
export function Segments<T extends string>({ label, choices, value, onValue }: Props<T>) {
  return (
    <div role="group" aria-label={label} className={classes.segments}>
      {choices.map(([choice, words]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          className={classes.segment}
          onClick={() => onValue(choice)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
