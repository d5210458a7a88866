import { changeCompanyStatus } from '@campo-livre/api/admin/change-company-status.ts'
import type { Page } from '@campo-livre/api/client/parse.ts'
import type { CompanyRow } from '@campo-livre/domain/companies/company-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { AskDecision } from './ask-decision.tsx'
import classes from './decide-company.module.css'
import { type Decision, decisions } from './decisions.ts'

/** The buttons with which an admin approves, refuses or suspends a company (H12), after a question. */
export function DecideCompany({ company: { id, name, status } }: { company: CompanyRow }) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Decision | null>(null)
  const group = useRef<HTMLDivElement>(null)
  const close = () => {
    setAsked(null)
    group.current?.focus()
  }
  const action = useAction<Decision, CompanyRow>({
    mutation: {
      mutationFn: (decision, { signal }) => changeCompanyStatus(id, decision.status, signal),
      meta: { changes: ['companies'] },
      // Updates the lists at once, before they are read again: the row may then leave its list.
      onSuccess: (row) =>
        client.setQueriesData<Page<CompanyRow>>(
          { queryKey: ['admin', 'companies'] },
          (page) => page && { ...page, items: page.items.map((old) => (old.id === id ? row : old)) },
        ),
    },
    toast: (_row, { done }) => ({ title: done, text: name }),
    done: close,
    failure: 'Não deu para salvar a decisão. Tente de novo.',
  })
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
          action={action}
          onAct={() => action.run(asked)}
          onKeep={close}
        />
      )}
    </div>
  )
}
