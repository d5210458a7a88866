import { startLook } from '@campo-livre/api/admin/looks.ts'
import type { LookAt } from '@campo-livre/domain/admin/look.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ActionButton } from '../lib/action/action-button.tsx'
import { useAction } from '../lib/action/use-action.ts'
import { beginLook } from './look.ts'

type Props = LookAt & { name: string }

/** Shows an admin the app as somebody sees it, without writing anything (H12); that they looked is noted. */
export function LookButton({ resource, id, name }: Props) {
  const app = { router: useRouter(), queryClient: useQueryClient() }
  const action = useAction({
    mutation: {
      mutationFn: (_variables: void, { signal }) => startLook({ resource, id }, signal),
      meta: {},
    },
    done: (look) => void beginLook(look, app),
    failure: 'Não deu para abrir o app como essa pessoa. Tente de novo.',
  })
  return (
    <ActionButton action={action} variant="default" onClick={() => action.run()}>
      {`Ver o app como ${name}`}
    </ActionButton>
  )
}
