import { answerReview } from '@campo-livre/api/companies/own-reviews.ts'
import { reviewAnswerText } from '@campo-livre/domain/reviews/answer.ts'
import type { OwnReview } from '@campo-livre/domain/reviews/review-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useAction } from '../../../../lib/action/use-action.ts'
import { focusContent } from '../../../../lib/browser/focus-content.ts'
import { ConfirmQuestion } from '../../../../lib/confirm/confirm-question.tsx'
import { reasonDraft } from '../../../../lib/confirm/reason.ts'
import { mergeSearch } from '../../../../lib/navigation/merge-search.ts'
import { useCloseDialog } from '../../../../lib/navigation/use-close-dialog.ts'
import { ReviewItem } from '../review-item.tsx'

const route = getRouteApi('/_company/company/reviews')

type Props = { review: OwnReview }

/** A review as its arena sees it: with its answer, or with the form to write one, which the address opens. */
export function OwnReviewItem({ review }: Props) {
  const { id, authorName, timeZone, answered } = review
  const isOpen = route.useSearch().responder === id && !answered
  return (
    <>
      <ReviewItem review={review} timeZone={timeZone} withField />
      {!answered && !isOpen && (
        <Link
          to="."
          search={mergeSearch({ responder: id })}
          resetScroll={false}
          className={button.secondary}
          aria-label={`Responder a ${authorName}`}
        >
          Responder
        </Link>
      )}
      {isOpen && <AnswerForm review={review} />}
    </>
  )
}

function AnswerForm({ review: { id, authorName } }: Props) {
  const close = useCloseDialog('responder', true)
  const draft = reasonDraft(`answer ${id}`)
  const action = useAction<string, OwnReview>({
    mutation: {
      mutationFn: (text, attempt) => answerReview(id, { text }, attempt),
      meta: { changes: ['company', 'companies', 'admin'] },
    },
    toast: () => ({ title: 'Resposta publicada', text: 'Quem avaliou recebe um aviso.' }),
    done: () => {
      draft.drop()
      close()
      focusContent()
    },
    failure: 'Não deu para publicar a resposta. Tente de novo.',
  })
  return (
    <ConfirmQuestion
      title={`Responder a ${authorName}`}
      keep="Agora não"
      act="Publicar resposta"
      tone="primary"
      action={action}
      reason={{
        label: 'Sua resposta',
        description: 'Todo mundo lê, embaixo da avaliação. Depois de publicada, não muda mais.',
        schema: reviewAnswerText,
        draft,
      }}
      onAct={action.run}
      onKeep={close}
    />
  )
}
