import type { FieldRow } from '@campo-livre/domain/fields/list/field-row.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { IconPlus } from '@tabler/icons-react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ListScreen } from '../../../lib/resource/list-screen.tsx'
import { FieldCards, FieldCardsSkeleton, type Mark } from './field-cards.tsx'
import { ownFields } from './field-lists.tsx'
import { FieldsView } from './fields-view.tsx'

const route = getRouteApi('/_company/company/fields/')
const TITLE = 'Campos da arena'
const cards = {
  list: (rows: readonly FieldRow[], mark: Mark) => <FieldCards {...{ rows, mark }} label={TITLE} />,
  skeleton: <FieldCardsSkeleton label="Buscando os campos" />,
}

/** The company's fields (A9, H1), as cards or as a table. */
export function OwnFieldsScreen() {
  const isTable = route.useSearch({ select: ({ visao }) => visao === 'tabela' })
  return (
    <ListScreen
      resource={ownFields}
      title={TITLE}
      view={<FieldsView visao={isTable ? 'tabela' : undefined} />}
      {...(isTable ? {} : { cards })}
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
