import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { useSession } from '../../../session/use-session.ts'
import styles from './reviews.module.css'

type Props = {
  review: Review
  /** Called with the review as it is after a mark. */
  onMarked: (review: Review) => void
}

/** A guest reads alone, and needs none of what marks a review. */
const readerMarks = lazyComponent(() => import('./reader-marks.tsx'))

/** The number of readers whom a review helped; whoever is signed in says so too, or reports it (H2). */
export function ReviewMarks({ review, onMarked }: Props) {
  const { signedIn } = useSession()
  if (signedIn) return <readerMarks.Component review={review} onMarked={onMarked} />
  const { helped = 0 } = review
  if (helped === 0) return null
  return (
    <p className={styles.when}>
      {helped === 1 ? 'Ajudou 1 pessoa' : `Ajudou ${formatCount(helped)} pessoas`}
    </p>
  )
}
