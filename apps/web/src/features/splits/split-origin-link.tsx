import type { SplitDetail } from '@campo-livre/domain/splits/split-view.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import back from '../../lib/navigation/back-link.module.css'

const icon = <IconChevronLeft size={20} stroke={1.75} aria-hidden />

/** Leads back to what a bill was opened from. */
export function SplitOriginLink({ origin: { kind, id } }: Pick<SplitDetail, 'origin'>) {
  if (kind === 'racha')
    return (
      <Link to="/atleta/rachas/$id" params={{ id }} className={back.back}>
        {icon} O racha
      </Link>
    )
  if (kind === 'tab')
    return (
      <Link to="/atleta/comandas/$id" params={{ id }} className={back.back}>
        {icon} A comanda
      </Link>
    )
  return (
    <Link to="/atleta/reservas/$id" params={{ id }} className={back.back}>
      {icon} A reserva
    </Link>
  )
}
