import { EmptyState } from '@campo-livre/ui/empty-state/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { prefetchForm } from '../../lib/resource/writes/resource-form-drawer.tsx'

/** Shown while no till is open: the way to open one, or to the report of the last one when its difference has no reason. */
export function NoTill({ unexplainedId }: { unexplainedId: string | null }) {
  if (unexplainedId !== null)
    return (
      <EmptyState
        title="O último caixa fechou com diferença"
        text="Escreva o que aconteceu. Depois dá para abrir o próximo."
        action={
          <Link to="/company/till/$id" params={{ id: unexplainedId }}>
            Ver o fechamento
          </Link>
        }
      />
    )
  return (
    <EmptyState
      title="O caixa está fechado"
      text="Conte o troco da gaveta e abra: o dinheiro que entrar a partir daí fica neste caixa, mesmo depois da meia-noite."
      action={
        <Link to="." search={{ fazer: 'abrir' }} onPointerEnter={prefetchForm} onFocus={prefetchForm}>
          Abrir o caixa
        </Link>
      }
    />
  )
}
