import button from '@campo-livre/ui/button/button.module.css'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'

/** The link to the page of a new closure. */
export function NewClosureLink() {
  return (
    <Link to="/company/closures/new" className={button.primary}>
      <IconPlus size={20} stroke={1.75} aria-hidden />
      Novo fechamento
    </Link>
  )
}
