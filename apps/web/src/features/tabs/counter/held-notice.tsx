import { Button } from '@mantine/core'
import { Notice } from '../../../lib/notice/notice.tsx'
import classes from './counter.module.css'

/** Says that commands did not reach the server, and sends them again; nothing for none. */
export function HeldNotice({ held, onSend }: { held: number; onSend: () => void }) {
  if (held === 0) return null
  const what = held === 1 ? '1 lançamento espera' : `${held} lançamentos esperam`
  return (
    <div className={classes.held}>
      <Notice action={<Button onClick={onSend}>Enviar de novo</Button>}>
        Sem resposta do servidor: {what}. Nada se perde.
      </Notice>
    </div>
  )
}
