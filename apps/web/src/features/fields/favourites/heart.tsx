import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import classes from './heart.module.css'

/** The heart of a field, filled when it is a favourite. */
export function Heart({ on, onClick }: { on: boolean; onClick: () => void }) {
  const Icon = on ? IconHeartFilled : IconHeart
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={on}
      aria-label="Nos favoritos"
      onClick={onClick}
    >
      <Icon size={22} stroke={1.75} aria-hidden />
    </button>
  )
}
