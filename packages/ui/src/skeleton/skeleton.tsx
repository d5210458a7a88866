import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: string
  height?: string
  /** A round one, for avatars. */
  round?: boolean
  className?: string
}

/** A block in the shape of what is on its way. Says nothing by itself: the list around it says that it loads. */
export function Skeleton({ width = '100%', height = '1em', round = false, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${styles.skeleton} ${className}`}
      style={{ width, height, ...(round && { borderRadius: '50%' }) }}
      aria-hidden
    />
  )
}
