import classes from './notice-switch.module.css'

type Props = {
  /** The ids of the words that name it, and of those that say more. */
  labelledBy: string
  describedBy?: string
  on: boolean
  onTurn: (on: boolean) => void
}

/** A switch of a table, as large as a finger. */
export function NoticeSwitch({ labelledBy, describedBy, on, onTurn }: Props) {
  return (
    <label className={classes.area}>
      <input
        type="checkbox"
        role="switch"
        className={classes.switch}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        checked={on}
        aria-checked={on}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </label>
  )
}
