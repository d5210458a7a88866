import { askEmailChange } from '@campo-livre/api/account/change-email.ts'
import { ApiError } from '@campo-livre/api/client/api-error.ts'
import { SendAgain } from '../../codes/send-again.tsx'
import { useSendAgain } from '../../codes/use-send-again.ts'

type Props = {
  email: string
  password: string
  /** Called with the server's sentence when the password has changed meanwhile. */
  onStale: (sentence: string) => void
}

/** Sends another code to the new address, at the earliest a minute after the last one (H11). */
export function AnotherCode({ email, password, onStale }: Props) {
  const again = useSendAgain({
    send: async (signal) => {
      try {
        await askEmailChange({ email, password }, signal)
      } catch (error) {
        const refused = error instanceof ApiError ? error.errors.password : undefined
        if (refused) onStale(refused.join(' '))
        throw error
      }
    },
    justSent: true,
  })
  return (
    <SendAgain
      again={again}
      label="Enviar outro código"
      sent="Outro código está a caminho. Olhe também o spam."
    />
  )
}
