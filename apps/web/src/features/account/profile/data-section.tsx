import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryState } from '../../../lib/query/query-state.tsx'
import { SectionSkeleton } from '../sections/section-skeleton.tsx'
import { accountPaths, type AccountRole } from '../sections/sections.ts'
import { DataForm } from './data-form.tsx'
import classes from './data-section.module.css'
import { KnownData } from './known-data.tsx'
import { PhotoField } from './photo-field.tsx'

/** The section with the user's photo, name and contact. */
export default function DataSection({ role }: { role: AccountRole }) {
  const query = useQuery(accountQuery())
  return (
    <QueryState
      query={query}
      skeleton={<SectionSkeleton />}
      failure="Não deu para abrir seus dados"
      missing={<KnownData />}
    >
      {(account) => (
        <>
          <PhotoField account={account} />
          <DataForm account={account} />
          <p className={classes.email}>
            Seu e-mail é {account.email}.{' '}
            <Link to={accountPaths[role]} search={{ aba: 'acesso' }}>
              Trocar e-mail
            </Link>
          </p>
        </>
      )}
    </QueryState>
  )
}
