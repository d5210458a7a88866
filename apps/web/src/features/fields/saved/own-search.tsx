import { accountQuery } from '@campo-livre/api/account/account-query.ts'
import { changeSearches } from '@campo-livre/api/account/searches.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconBellPlus, IconCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useAction } from '../../../lib/action/use-action.ts'
import { useListingSearch } from '../use-listing-search.ts'
import classes from './save-search.module.css'
import { searchToSave } from './search-to-save.ts'

/** Keeps the search of the listing in the account of the athlete who is signed in, at once where they came back for it. */
export default function OwnSearch() {
  const client = useQueryClient()
  const { search, change } = useListingSearch()
  const saved = searchToSave(search)
  const account = useQuery(accountQuery())
  const action = useAction<void, Account>({
    mutation: {
      mutationFn: (_nothing, { signal }) => changeSearches({ keep: saved ? [saved] : [] }, signal),
      meta: { changes: [] },
      onSuccess: (changed) => client.setQueryData(accountQuery().queryKey, changed),
    },
    failure: 'Não deu para salvar a busca agora. Tente de novo em instantes.',
  })
  const isKept = account.data?.searches?.some(({ link }) => link === saved?.link) ?? false
  const wanted = search.salvar === 'sim' && account.data !== undefined
  const saveOnce = useEffectEvent(() => {
    change({ salvar: undefined })
    // One that is kept may have a name by now.
    if (!isKept) action.run()
  })
  useEffect(() => {
    if (wanted) saveOnce()
  }, [wanted])
  if (account.data === undefined || saved === null) return null
  return (
    <div className={classes.save}>
      {isKept ? (
        <p role="status">
          <IconCheck size={20} stroke={1.75} aria-hidden /> Busca salva. A gente avisa quando aparecer algo
          novo.{' '}
          <Link to="/atleta/perfil" search={{ aba: 'buscas' }}>
            Ver buscas salvas
          </Link>
        </p>
      ) : (
        <>
          <p>Não achou o horário? A gente avisa quando aparecer algo novo.</p>
          {action.error && <p role="alert">{action.sentence}</p>}
          <button
            type="button"
            className={button.secondary}
            aria-busy={action.pending}
            onClick={() => action.run()}
          >
            <IconBellPlus size={20} stroke={1.75} aria-hidden /> Salvar esta busca
          </button>
        </>
      )}
    </div>
  )
}
