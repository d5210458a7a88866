import classes from './draw.module.css'

type Props = { name: string; goalkeeper: boolean; me: boolean }

/** Somebody in a team: how they are called there, and whether they keep the goal. */
export function TeamPlayer({ name, goalkeeper, me }: Props) {
  return (
    <>
      <span className={classes.who}>{me ? `${name} (você)` : name}</span>
      {goalkeeper && <span className={classes.goal}>gol</span>}
    </>
  )
}
