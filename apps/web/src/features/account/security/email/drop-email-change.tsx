import { dropEmailChange } from '@campo-livre/api/account/change-email.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { failureSentence } from '../../../../lib/failure-sentence.ts'
import { Notice } from '../../../../lib/notice.tsx'
import { Slow } from '../../../../lib/slow.tsx'
import { useStop } from '../../../../lib/use-stop.ts'
import classes from '../parts/part.module.css'

/** Stays with the present address. */
export function DropEmailChange({ onDropped }: { onDropped: (account: Account) => void }) {
  const { signal, stop } = useStop()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onDropped(await dropEmailChange(signal())),
  })
  return (
    <>
      {error && (
        <Notice>{failureSentence(error, 'Não deu para desistir agora. Tente de novo em instantes.')}</Notice>
      )}
      <div className={classes.buttons}>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          Desistir da troca
        </Button>
      </div>
      {isPending && <Slow onCancel={stop} />}
    </>
  )
}
