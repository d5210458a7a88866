import button from '@campo-livre/ui/button/button.module.css'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../../lib/resource/list-screen.tsx'
import { ownFields } from './field-lists.tsx'

/** The company's fields (A9, H1). */
export function OwnFieldsScreen() {
  return (
    <ListScreen
      resource={ownFields}
      title="Campos da arena"
      lead="Campos e quadras que a sua arena aluga, com preço, horários e situação."
      actions={
        <>
          <Link to="/company/closures" className={button.secondary}>
            Fechamentos
          </Link>
          <Link to="/company/fields/novo" className={button.primary}>
            <IconPlus size={20} stroke={1.75} aria-hidden />
            Novo campo
          </Link>
        </>
      }
    />
  )
}
