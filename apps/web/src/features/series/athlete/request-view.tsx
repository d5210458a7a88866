import '@campo-livre/ui/styles/controls.css'
import type { SeriesRequestDetail } from '@campo-livre/domain/series/request.ts'
import { slotWords } from '@campo-livre/domain/series/slot-words.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { Badge } from '@campo-livre/ui/status-badge/badge.tsx'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { ConfirmQuestion } from '../../../lib/confirm/confirm-question.tsx'
import { capital } from '@campo-livre/domain/text/capital.ts'
import { ClashReport } from '../clash-report.tsx'
import { dayWords } from '../month-words.ts'
import { OfferFacts } from './offer-facts.tsx'
import classes from './request.module.css'
import { requestLabels, requestNext, requestTones } from './request-words.ts'
import { useAnswer } from './use-answer.ts'

/** A request for a fixed slot: what was asked, what the arena says to it, and the answers that its athlete has. */
export function RequestView({ request, onClose }: { request: SeriesRequestDetail; onClose: () => void }) {
  const { id, wish, fieldName, company, note, status, offer, report, seriesId } = request
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const accepting = useAnswer(id, {
    toast: () => ({ title: 'Horário fixo fechado' }),
    done: ({ seriesId: made }) =>
      made !== null && void navigate({ to: '/atleta/horarios-fixos/$id', params: { id: made } }),
    failure: 'Não deu para aceitar. Tente de novo.',
  })
  const leaving = useAnswer(id, {
    toast: () => ({ title: status === 'offered' ? 'Resposta enviada' : 'Pedido retirado' }),
    done: onClose,
    failure: 'Não deu para responder. Tente de novo.',
  })
  const offered = status === 'offered' ? offer : null
  const waits = status === 'open' || offered !== null
  return (
    <div className={classes.request}>
      <Badge tone={requestTones[status]}>{requestLabels[status]}</Badge>
      <div>
        {offered && <p className={classes.note}>Você pediu</p>}
        <h3 className={offered ? classes.asked : classes.title}>{capital(slotWords(wish))}</h3>
        {!offered && (
          <p>
            {fieldName}, {company.name}. A partir de {dayWords(wish.from)}.
          </p>
        )}
        {note !== '' && <p className={classes.note}>“{note}”</p>}
      </div>
      {offered ? (
        <OfferFacts offer={offered} fieldName={fieldName} arena={company.name} />
      ) : (
        <p>{requestNext(request)}</p>
      )}
      {waits && <ClashReport report={offered ? { ...report, priceCents: null } : report} />}
      {/* A refusal is read even where the request waits no more by then. */}
      {!waits && <ActionFailure action={isLeaving ? leaving : accepting} />}
      {seriesId !== null && (
        <Link to="/atleta/horarios-fixos/$id" params={{ id: seriesId }} className={button.primary}>
          Ver o horário fixo
        </Link>
      )}
      {status === 'refused' && (
        <Link to="/field/$id" params={{ id: wish.fieldId }} className={button.secondary}>
          Ver outros horários do campo
        </Link>
      )}
      {waits && !isLeaving && (
        <>
          {offered && report.freeCount > 0 && (
            <ActionButton fullWidth action={accepting} onClick={() => accepting.run('accept')}>
              Aceitar o horário
            </ActionButton>
          )}
          <button type="button" className={button.secondary} onClick={() => setLeaving(true)}>
            {offered ? 'Não quero' : 'Retirar o pedido'}
          </button>
        </>
      )}
      {waits && isLeaving && (
        <ConfirmQuestion
          title={offered ? 'Recusar o que a arena oferece?' : 'Retirar este pedido?'}
          keep="Voltar"
          act={offered ? 'Recusar a oferta' : 'Retirar o pedido'}
          action={leaving}
          onAct={() => leaving.run(offered ? 'decline' : 'withdraw')}
          onKeep={() => setLeaving(false)}
        >
          <p>A arena fica sabendo. Você pode pedir de novo quando quiser.</p>
        </ConfirmQuestion>
      )}
    </div>
  )
}
