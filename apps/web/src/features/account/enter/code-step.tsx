import { type ComponentProps, type Key, useEffect, useRef } from 'react'
import { CodeField } from '../codes/code-field.tsx'
import { isJustSent } from '../codes/code-sent.ts'
import { SendAgain } from '../codes/send-again.tsx'
import { useSendAgain } from '../codes/use-send-again.ts'
import { sendCode } from './try-to-enter.ts'

type Props = {
  field: ComponentProps<typeof CodeField> & { key: Key }
  /** The address to which the code went, at `sentAt` (epoch milliseconds). */
  email: string
  sentAt: number
}

/** The field of the code, which has the focus as soon as it is there, and the way to another one. */
export function CodeStep({ field: { key, ...field }, email, sentAt }: Props) {
  const again = useSendAgain({ send: (signal) => sendCode(email, signal), justSent: isJustSent(sentAt) })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box}>
      <CodeField key={key} {...field} />
      <SendAgain
        again={again}
        label="Enviar outro código"
        sent="Outro código está a caminho. Olhe também o spam."
      />
    </div>
  )
}
