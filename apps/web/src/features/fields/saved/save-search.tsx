import button from '@campo-livre/ui/button/button.module.css'
import { IconBellPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'
import { useSession } from '../../../session/use-session.ts'
import { useListingSearch } from '../use-listing-search.ts'
import classes from './save-search.module.css'
import { searchToSave } from './search-to-save.ts'

const ownSearch = lazyComponent(() => import('./own-search.tsx'))

/** Keeps the search of the listing with a notice (H1); whoever is not signed in does so first, and it is kept when they are back. */
export default function SaveSearch() {
  const { signedIn, user, role } = useSession()
  const { search } = useListingSearch()
  const saved = searchToSave(search)
  if (saved === null) return null
  if (!signedIn)
    return (
      <div className={classes.save}>
        <p>Não achou o horário? A gente avisa quando aparecer algo novo.</p>
        <Link to="/login" search={{ redirect: `${saved.link}&salvar=sim` }} className={button.secondary}>
          <IconBellPlus size={20} stroke={1.75} aria-hidden /> Salvar esta busca
        </Link>
      </div>
    )
  return user && role === 'athlete' ? <ownSearch.Component key={saved.link} /> : null
}
