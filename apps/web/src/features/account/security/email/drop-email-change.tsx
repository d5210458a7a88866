import { dropEmailChange } from '@campo-livre/api/account/change-email.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Failed } from '../../../../lib/failed.tsx'
import { failureSentence } from '../../../../lib/failure-sentence.ts'
import { Slow } from '../../../../lib/slow.tsx'
import { useFocusKept } from '../../../../lib/use-focus-kept.ts'
import { useStop } from '../../../../lib/use-stop.ts'
import classes from '../parts/part.module.css'

/** Stays with the present address. */
export function DropEmailChange({ onDropped }: { onDropped: (account: Account) => void }) {
  const { signal, stop } = useStop()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => onDropped(await dropEmailChange(signal())),
  })
  const button = useFocusKept(isPending)
  return (
    <>
      {error && (
        <Failed
          error={error}
          sentence={failureSentence(error, 'Não deu para desistir agora. Tente de novo em instantes.')}
        />
      )}
      <div className={classes.buttons}>
        <Button ref={button} variant="default" loading={isPending} onClick={() => mutate()}>
          Desistir da troca
        </Button>
      </div>
      {isPending && <Slow onCancel={stop} />}
    </>
  )
}
