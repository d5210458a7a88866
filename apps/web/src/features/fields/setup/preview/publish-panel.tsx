import { changeFieldStatus } from '@campo-livre/api/fields/change-own-fields.ts'
import { ownFieldQuery } from '@campo-livre/api/fields/get-own-field.ts'
import { fieldStatusLabels } from '@campo-livre/domain/fields/field-status.ts'
import type { OwnField } from '@campo-livre/domain/fields/set-up/own-field.ts'
import { missingSentences } from '@campo-livre/domain/fields/set-up/set-up.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ActionButton } from '../../../../lib/action/action-button.tsx'
import { useAction } from '../../../../lib/action/use-action.ts'
import { CompanyStatusNotice } from '../../../../shared/companies/company-status-notice.tsx'
import classes from './preview.module.css'
import { PublishedWays } from './published-ways.tsx'

const stepFor = { times: 'horarios', prices: 'precos' } as const

/** Says how a field stands, what it lacks, and publishes it; then leads on. */
export function PublishPanel({ field }: { field: OwnField }) {
  const client = useQueryClient()
  const title = useRef<HTMLHeadingElement>(null)
  const published = useRef(false)
  const { id, status, missing, companyStatus } = field
  const action = useAction({
    mutation: {
      mutationFn: (_: void, { signal }) => changeFieldStatus(id, 'active', signal),
      meta: { changes: ['fields'] },
      onSuccess: (row) => {
        published.current = true
        client.setQueryData(ownFieldQuery(id).queryKey, (old) => old && { ...old, status: row.status })
      },
    },
    toast: () => ({ title: 'Campo publicado', text: field.name }),
    failure: 'Não deu para publicar o campo. Tente de novo.',
  })
  useEffect(() => {
    // The button is gone: what came of it is read.
    if (status === 'active' && published.current) title.current?.focus()
  }, [status])
  const approved = companyStatus === 'approved'
  return (
    <section className={classes.panel}>
      <h2 ref={title} tabIndex={-1}>
        {titleOf(field)}
      </h2>
      {status === 'draft' && missing.length > 0 && (
        <ul className={classes.missing}>
          {missing.map((part) => (
            <li key={part}>
              <Link to="/company/fields/$id" params={{ id }} search={{ passo: stepFor[part] }}>
                {missingSentences[part]}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {status === 'draft' && missing.length === 0 && (
        <>
          <p>
            {approved
              ? 'É assim que os jogadores vão ver o campo. Publicado, ele entra na busca na hora.'
              : 'É assim que os jogadores vão ver o campo, quando a arena for aprovada.'}
          </p>
          <ActionButton action={action} onClick={() => action.run()}>
            Publicar campo
          </ActionButton>
        </>
      )}
      {!approved && status === 'active' && (
        <p>Ele aparece na busca assim que a arena for aprovada, sem você fazer mais nada.</p>
      )}
      {!approved && <CompanyStatusNotice status={companyStatus} statusReason={null} />}
      {status === 'active' && <PublishedWays field={field} />}
    </section>
  )
}

function titleOf({ status, missing, companyStatus }: OwnField): string {
  if (status === 'active') return companyStatus === 'approved' ? 'O campo está no ar' : 'Campo publicado'
  if (status !== 'draft') return `Situação: ${fieldStatusLabels[status].toLowerCase()}`
  return missing.length > 0 ? 'Quase lá' : 'Pronto para publicar'
}
