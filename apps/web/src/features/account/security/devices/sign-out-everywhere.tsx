import '@campo-livre/ui/styles/overlay.css'
import { logoutAllDevices } from '@campo-livre/api/account/devices.ts'
import { confirmLabels } from '@campo-livre/ui/text-set/pt-br.ts'
import { Button, Modal } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Failed } from '../../../../lib/failed.tsx'
import { failureSentence } from '../../../../lib/failure-sentence.ts'
import { Slow } from '../../../../lib/slow.tsx'
import { useFocusKept } from '../../../../lib/use-focus-kept.ts'
import { useStop } from '../../../../lib/use-stop.ts'
import { leave } from '../../../../session/leave.ts'
import { stillHere } from '../../../../session/still-here.ts'
import dialog from '../parts/dialog.module.css'
import part from '../parts/part.module.css'

/** Signs out on every device, this one too (D7). While the others may still be signed in, so is this one. */
export function SignOutEverywhere() {
  const [asked, setAsked] = useState(false)
  const { signal, stop } = useStop()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const isHere = stillHere()
      await logoutAllDevices(signal())
      if (isHere()) leave()
    },
  })
  const yes = useFocusKept(isPending)
  const close = () => {
    // Nobody believes to have stopped what goes on.
    if (isPending) return
    reset()
    setAsked(false)
  }
  return (
    <div className={part.buttons}>
      <Button variant="default" onClick={() => setAsked(true)}>
        Sair de todos
      </Button>
      <Modal
        opened={asked}
        onClose={close}
        title="Sair de todos os aparelhos?"
        closeButtonProps={{ 'aria-disabled': isPending }}
        classNames={{ content: dialog.dialog ?? '', header: dialog.dialog ?? '' }}
      >
        <div className={dialog.body}>
          <p>Deste também. Para voltar, é só entrar de novo com seu e-mail e sua senha.</p>
          {error && (
            <Failed
              error={error}
              sentence={failureSentence(
                error,
                'Não deu para sair de todos agora. Tente de novo em instantes.',
              )}
            />
          )}
          {isPending && <Slow label="Parar de esperar" onCancel={stop} />}
          <div className={dialog.buttons}>
            <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
              {confirmLabels.reject}
            </Button>
            <Button ref={yes} color="red" onClick={() => mutate()} loading={isPending}>
              {confirmLabels.accept}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  )
}
