import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { formatDate } from '@campo-livre/domain/time/format-days.ts'
import { Stars } from '@campo-livre/ui/stars/stars.tsx'
import { IconMessageReply } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './reviews.module.css'

type Props = {
  review: Review
  timeZone: string
  withField: boolean
  /** The acts of its reader, below it. */
  marks?: ReactNode
}

/** A review, dated by the company's calendar, with the company's answer. */
export function ReviewItem({ review, timeZone, withField, marks }: Props) {
  const { authorName, stars, text, createdAt, fieldName, answer } = review
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <b>{authorName}</b>
        <Stars stars={stars} />
        <span className={styles.when}>
          <time dateTime={createdAt}>{formatDate(createdAt, timeZone)}</time>
          {withField && ` · ${fieldName}`}
        </span>
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.from}>
            <IconMessageReply size={18} aria-hidden />
            Resposta da arena
            <time dateTime={answer.createdAt} className={styles.when}>
              {formatDate(answer.createdAt, timeZone)}
            </time>
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {marks}
    </article>
  )
}
