import { ownCompanyQuery } from '@campo-livre/api/companies/get-own-company.ts'
import { changeWaitingWay } from '@campo-livre/api/waiting/waits.ts'
import type { OwnCompany } from '@campo-livre/domain/companies/own-company.ts'
import type { WaitingWay } from '@campo-livre/domain/waiting/wait.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import classes from './waiting-rule.module.css'

const words: Readonly<Record<WaitingWay, { title: string; text: string; change: string }>> = {
  turns: {
    title: 'Um por vez',
    text: 'Quando um horário vaga, o primeiro da fila tem 10 minutos para reservar. Depois é a vez do próximo.',
    change: 'Avisar todos',
  },
  all: {
    title: 'Todos ao mesmo tempo',
    text: 'Quando um horário vaga, todo mundo da fila é avisado junto. Quem reservar primeiro leva.',
    change: 'Avisar um por vez',
  },
}

/** Says how the arena calls those who wait for a taken time, with the button that changes it (N7). */
export function WaitingRule({ waitingWay }: Pick<OwnCompany, 'waitingWay'>) {
  const client = useQueryClient()
  const action = useAction<WaitingWay, OwnCompany>({
    mutation: {
      mutationFn: (way, { signal }) => changeWaitingWay({ waitingWay: way }, signal),
      meta: { changes: ['company'], writesCache: ['company'] },
      onSuccess: (own) => client.setQueryData(ownCompanyQuery().queryKey, own),
    },
    toast: (_own, way) => ({ title: 'Fila de espera mudada', text: `${words[way].title}.` }),
    failure: 'Não deu para mudar a fila de espera. Tente de novo.',
  })
  const { title, text, change } = words[waitingWay]
  return (
    <section className={classes.rule} aria-labelledby="fila-de-espera">
      <div>
        <h2 id="fila-de-espera">Fila de espera</h2>
        <p>
          <strong>{title}.</strong> {text}
        </p>
      </div>
      <ActionButton
        variant="default"
        action={action}
        onClick={() => action.run(waitingWay === 'all' ? 'turns' : 'all')}
      >
        {change}
      </ActionButton>
    </section>
  )
}
