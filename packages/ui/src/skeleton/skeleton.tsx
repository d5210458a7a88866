import styles from './skeleton.module.css'

type SkeletonProps = {
  width?: string
  height?: string
  className?: string
}

/** A block in the shape of content that is loading. It is silent: the list around it announces that it loads. */
export function Skeleton({ width = '100%', height = '1em', className = '' }: SkeletonProps) {
  return (
    <span className={`${styles.skeleton} ${className}`} style={{ width, height }} data-skeleton aria-hidden />
  )
}
