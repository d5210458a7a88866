import type { Review } from '@campo-livre/domain/reviews/review.ts'
import { IconMessageReply } from '@tabler/icons-react'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'

const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric' })

/** One player's opinion, and the company's answer below it. */
export function ReviewItem({ review, withField }: { review: Review; withField: boolean }) {
  const { authorName, stars, text, createdAt, fieldName, answer } = review
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <b>{authorName}</b>
        <Stars stars={stars} />
        <span className={styles.when}>
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
          {withField && ` · ${fieldName}`}
        </span>
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.from}>
            <IconMessageReply size={18} aria-hidden />
            Resposta da arena
          </p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
    </article>
  )
}
