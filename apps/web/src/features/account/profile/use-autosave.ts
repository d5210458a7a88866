import { ApiError } from '@campo-livre/api/client/api-error.ts'
import type { Subject } from '@campo-livre/api/client/subject.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureSentence } from '../../../lib/notice/failure-sentence.ts'
import { useAbortable } from '../../../lib/action/use-abortable.ts'
import { accountChanged } from '../account-changed.ts'

type Options<T> = {
  /** The value in the server's last answer. */
  saved: T
  send: (value: T, signal: AbortSignal) => Promise<Account>
  /** The words for it in a failure: `seus esportes`. */
  what: string
  /** The subjects that show something of it, beside the account. */
  changes?: readonly Subject[]
}

/**
 * Saves a part of the account at every change: it shows at once, and goes back when the server refuses. Saves run one
 * after the other, and the last change wins.
 */
export function useAutosave<T>({ saved, send, what, changes = [] }: Options<T>) {
  const client = useQueryClient()
  const [wish, setWish] = useState<{ value: T } | null>(null)
  const { signal, abort } = useAbortable()
  const { mutate, isPending, isSuccess, error } = useMutation({
    scope: { id: what },
    meta: { changes },
    mutationFn: (value: T) => send(value, signal()),
    onSuccess: (account) => void accountChanged(client, account),
  })
  const change = (value: T) => {
    setWish({ value })
    mutate(value, { onSettled: () => setWish(null) })
  }
  return {
    value: wish ? wish.value : saved,
    change,
    pending: isPending,
    saved: isSuccess,
    abort,
    error,
    /** The sentence about the error; empty for none. */
    sentence: error === null ? '' : sentence(error, what),
  }
}

function sentence(error: Error, what: string): string {
  const unknown = error instanceof ApiError && error.status === 404
  if (unknown) return `Por enquanto não dá para mudar ${what} por aqui. Ficou como estava.`
  return failureSentence(error, `Não deu para salvar ${what}. Ficou como estava: tente de novo em instantes.`)
}
