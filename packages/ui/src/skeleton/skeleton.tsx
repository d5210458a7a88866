import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: string
  height?: string
  className?: string
}

/** A block in the shape of what is on its way. Says nothing by itself: the list around it says that it loads. */
export function Skeleton({ width = '100%', height = '1em', className = '' }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${className}`} style={{ width, height }} aria-hidden />
}
