import type { RachaDetail, RachaPerson } from '@campo-livre/domain/rachas/racha.ts'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import classes from './roster.module.css'
import { useRachaCommand } from '../use-racha-command.ts'

/** Notes that somebody has paid their part to the organiser, or takes it back. */
export function PayButton({ racha, person }: { racha: RachaDetail; person: RachaPerson }) {
  const { id: participantId, name, paid } = person
  const action = useRachaCommand(racha.id, { failure: `Não deu para anotar o pagamento de ${name}.` })
  return (
    <ActionButton
      action={action}
      variant="subtle"
      className={paid ? '' : classes.owing}
      px={4}
      fz="sm"
      aria-pressed={paid}
      aria-label={`${name}: pago`}
      leftSection={
        paid ? (
          <IconCircleCheckFilled size={20} aria-hidden />
        ) : (
          <IconCircle size={20} stroke={1.75} aria-hidden />
        )
      }
      onClick={() => action.run({ type: 'pay', participantId, paid: !paid })}
    >
      Pago
    </ActionButton>
  )
}
