import button from '@campo-livre/ui/button/button.module.css'
import { DateField } from '@campo-livre/ui/date-field/date-field.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import classes from './report.module.css'

type Props = { from: string; to: string; today: string; onDone: () => void }

/** Any period, from one day to another. */
export default function PeriodForm({ from, to, today, onDone }: Props) {
  const navigate = useNavigate()
  const [first, setFirst] = useState<string | null>(from)
  const [last, setLast] = useState<string | null>(to)
  const show = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    const search = mergeSearch({
      periodo: undefined,
      por: undefined,
      de: first ?? undefined,
      ate: last ?? undefined,
    })
    void navigate({ to: '.', search, resetScroll: false })
    onDone()
  }
  return (
    <form className={classes.form} onSubmit={show}>
      <div className={classes.field}>
        <span aria-hidden>De</span>
        <DateField label="De" value={first} onChange={setFirst} today={today} />
      </div>
      <div className={classes.field}>
        <span aria-hidden>Até</span>
        <DateField label="Até" value={last} onChange={setLast} today={today} />
      </div>
      <button type="submit" className={button.primary} disabled={first === null || last === null}>
        Mostrar
      </button>
    </form>
  )
}
