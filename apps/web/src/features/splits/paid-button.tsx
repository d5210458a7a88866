import type { SplitDetail, SplitPersonDetail } from '@campo-livre/domain/splits/split-view.ts'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { ActionButton } from '../../lib/action/action-button.tsx'
import classes from './split.module.css'
import { type Doing, useSplitCommand } from './use-split-command.ts'

type Props = { split: SplitDetail; person: SplitPersonDetail }

/** Notes that somebody has paid in cash, and takes it back; what the bank has told stands there without a button. */
export function PaidButton({ split, person }: Props) {
  const { name, openCents } = person
  const action = useSplitCommand(split.id, { failure: `Não deu para anotar o pagamento de ${name}.` })
  const paid = openCents === 0
  const doing = paid ? undoing(person) : receiving(person)
  const icon = paid ? (
    <IconCircleCheckFilled size={20} aria-hidden />
  ) : (
    <IconCircle size={20} stroke={1.75} aria-hidden />
  )
  if (!doing) return <span className={classes.settled}>{icon} Pagou</span>
  const said = person.payments.some(({ status }) => status === 'said')
  return (
    <ActionButton
      action={action}
      variant="subtle"
      className={paid ? '' : classes.owing}
      px={4}
      fz="sm"
      aria-pressed={paid}
      aria-label={said ? `Confirmar que recebi de ${name}` : `${name}: pagou`}
      leftSection={icon}
      onClick={() => action.run(doing)}
    >
      {said ? 'Recebi' : 'Pagou'}
    </ActionButton>
  )
}

const receiving = ({ id: personId }: SplitPersonDetail): Doing => ({ type: 'receive', personId })

function undoing({ payments }: SplitPersonDetail): Doing | null {
  const last = payments.findLast(({ kind, undoable }) => kind === 'cash' && undoable)
  return last ? { type: 'undo', paymentId: last.id } : null
}
