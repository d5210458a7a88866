import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { formatDateTime } from '@campo-livre/domain/time/format-days.ts'
import { Skeleton } from '@campo-livre/ui/skeleton/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { browserZone } from '../../../../lib/time/browser-zone.ts'
import { QueryState } from '../../../../lib/query/query-state.tsx'
import { UnsupportedCall } from '../parts/unsupported-call.tsx'
import { SecuritySection } from '../parts/security-section.tsx'
import part from '../parts/security-section.module.css'

/** The terms that the user has accepted, and when (LGPD). */
export function TermsPart() {
  const query = useQuery(accountQuery())
  return (
    <SecuritySection title="O que você aceitou">
      <QueryState
        query={query}
        skeleton={
          <div role="status" aria-label="Buscando o que você aceitou">
            <Skeleton height="3rem" />
          </div>
        }
        failure="Não deu para buscar o que você aceitou"
        missing={<UnsupportedCall to="ver quando você aceitou os termos" />}
      >
        {({ terms }) => <p className={part.lead}>{sentenceOf(terms)}</p>}
      </QueryState>
      <p className={part.ways}>
        <Link to="/termos">Termos de uso</Link>
        <Link to="/privacidade">Aviso de privacidade</Link>
      </p>
    </SecuritySection>
  )
}

function sentenceOf(terms: Account['terms']): string {
  if (terms === null) return 'Sua conta é de antes dos termos de hoje.'
  const when = formatDateTime(terms.acceptedAt, browserZone())
  return `Termos de uso e aviso de privacidade de ${dayOf(terms.version)}, aceitos em ${when}.`
}

/** Returns a version as a date: `2026-11-20` → `20/11/2026`. */
function dayOf(version: string): string {
  return version.split('-').toReversed().join('/')
}
