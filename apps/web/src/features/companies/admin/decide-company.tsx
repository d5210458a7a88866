import { changeCompanyStatus } from '@campo-livre/api/admin/change-company-status.ts'
import type { Page } from '@campo-livre/api/client/parse.ts'
import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Failed } from '../../../lib/failed.tsx'
import { failureSentence } from '../../../lib/failure-sentence.ts'
import { toasts } from '../../../lib/toasts.ts'
import { useStop } from '../../../lib/use-stop.ts'
import { AskDecision } from './ask-decision.tsx'
import classes from './decide-company.module.css'
import { type Decision, decisions } from './decisions.ts'

/** The admin approves a company, refuses or suspends it (H12), after a question. */
export function DecideCompany({ company: { id, name, status } }: { company: CompanyRow }) {
  const client = useQueryClient()
  const { signal, stop } = useStop()
  const [asked, setAsked] = useState<Decision | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (decision: Decision) => changeCompanyStatus(id, decision.status, signal()),
    onSuccess: (row, { done }) => {
      // The list says so at once, and is fetched again: the new standing may not belong into it.
      client.setQueriesData<Page<CompanyRow>>(
        { queryKey: ['admin', 'companies'] },
        (page) => page && { ...page, items: page.items.map((old) => (old.id === id ? row : old)) },
      )
      toasts.add({ severity: 'success', title: done, text: name, lifeMs: 4_000 })
      setAsked(null)
      group.current?.focus()
      // The lists of the admin, and what everybody sees of the arena.
      for (const key of ['admin', 'companies', 'fields']) void client.invalidateQueries({ queryKey: [key] })
    },
  })
  const keep = () => {
    stop()
    reset()
    setAsked(null)
    group.current?.focus()
  }
  return (
    <div ref={group} role="group" aria-label="Decisão sobre a arena" tabIndex={-1} className={classes.decide}>
      {asked === null ? (
        <div className={classes.buttons}>
          {decisions[status].map((decision) => (
            <button
              key={decision.label}
              type="button"
              className={decision.status === 'approved' ? button.primary : button.danger}
              onClick={() => setAsked(decision)}
            >
              {decision.label}
            </button>
          ))}
        </div>
      ) : (
        <AskDecision
          decision={asked}
          name={name}
          pending={isPending}
          failure={
            error && (
              <Failed
                error={error}
                sentence={failureSentence(error, 'Não deu para salvar a decisão. Tente de novo.')}
              />
            )
          }
          onAccept={() => mutate(asked)}
          onReject={keep}
          onStop={stop}
        />
      )}
    </div>
  )
}
