import { helpReview } from '@campo-livre/api/reviews/change-reviews.ts'
import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { formatCount } from '@campo-livre/domain/lists/count.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconFlag, IconThumbUp, IconThumbUpFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { useKept } from '../../../lib/drawer/use-kept.ts'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import styles from './reviews.module.css'

const reportDialog = lazyComponent(() => import('./report-dialog.tsx'))

type Props = { review: Review; onMarked: (review: Review) => void }

/** The marks of a reader who is signed in: it helped, or it is reported (H2). */
export default function ReaderMarks({
  review: { id, authorName, helped = 0, helpedYou = false },
  onMarked,
}: Props) {
  const [asked, setAsked] = useState(false)
  const wasAsked = useKept(asked || undefined)
  const help = useAction<boolean, Review>({
    mutation: { mutationFn: (on, { signal }) => helpReview(id, on, signal), meta: { changes: [] } },
    done: onMarked,
    failure: 'Não deu para marcar. Tente de novo.',
  })
  const words = helped > 0 ? `Ajudou ${formatCount(helped)}` : 'Ajudou'
  const Thumb = helpedYou ? IconThumbUpFilled : IconThumbUp
  return (
    <div className={styles.marks}>
      <button
        type="button"
        className={button.subtle}
        aria-pressed={helpedYou}
        aria-label={`${words}: a avaliação de ${authorName}`}
        onClick={() => help.run(!helpedYou)}
      >
        <Thumb size={18} stroke={1.75} aria-hidden /> {words}
      </button>
      <button
        type="button"
        className={button.subtle}
        aria-label={`Denunciar a avaliação de ${authorName}`}
        onPointerEnter={reportDialog.prefetch}
        onFocus={reportDialog.prefetch}
        onClick={() => setAsked(true)}
      >
        <IconFlag size={18} stroke={1.75} aria-hidden /> Denunciar
      </button>
      <ActionFailure action={help} />
      {wasAsked && (
        <reportDialog.Component
          asked
          opened={asked}
          reviewId={id}
          authorName={authorName}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}
