import { logoutAllDevices } from '@campo-livre/api/account/devices.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../../../../lib/action/use-action.ts'
import { ConfirmDialog } from '../../../../lib/confirm/confirm-dialog.tsx'
import { leave } from '../../../../session/leave.ts'
import { stillHere } from '../../../../session/still-here.ts'
import part from '../parts/security-section.module.css'

/** Signs out on every device, this one included (D7). This session ends only after the others have. */
export function SignOutEverywhere() {
  const [asked, setAsked] = useState(false)
  const action = useAction<void, () => boolean>({
    mutation: {
      mutationFn: async (_nothing, { signal }) => {
        const isHere = stillHere()
        await logoutAllDevices(signal)
        return isHere
      },
      meta: {},
      onSuccess: (isHere) => {
        if (isHere()) leave()
      },
    },
    failure: 'Não deu para sair de todos agora. Tente de novo em instantes.',
  })
  return (
    <div className={part.buttons}>
      <Button variant="default" onClick={() => setAsked(true)}>
        Sair de todos
      </Button>
      <ConfirmDialog
        opened={asked}
        title="Sair de todos os aparelhos?"
        keep="Manter conectados"
        act="Sair de todos"
        action={action}
        onAct={() => action.run()}
        onKeep={() => setAsked(false)}
      >
        <p>Deste também. Para voltar, é só entrar de novo com seu e-mail e sua senha.</p>
      </ConfirmDialog>
    </div>
  )
}
