import button from '@campo-livre/ui/button/button.module.css'
import { IconPrinter } from '@tabler/icons-react'
import type { Paper } from './till-slip.tsx'

/** Print a report on the roll of the counter's printer, or on a sheet. */
export function PrintButtons({ onPrint }: { onPrint: (paper: Paper) => void }) {
  return (
    <>
      <button type="button" className={button.secondary} onClick={() => onPrint('roll')}>
        <IconPrinter size={20} stroke={1.75} aria-hidden />
        Imprimir em 80 mm
      </button>
      <button type="button" className={button.secondary} onClick={() => onPrint('sheet')}>
        Imprimir em A4
      </button>
    </>
  )
}
