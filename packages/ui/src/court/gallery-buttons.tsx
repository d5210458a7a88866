import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import styles from './field-gallery.module.css'

type Props = {
  at: number
  count: number
  onGo: (to: number) => void
  className?: string
}

/** Moves a gallery by one, and says which photo of how many is shown. */
export function GalleryButtons({ at, count, onGo, className = '' }: Props) {
  return (
    <div className={className}>
      <button
        type="button"
        className={styles.move}
        aria-label="Foto anterior"
        aria-disabled={at === 0}
        onClick={() => onGo(at - 1)}
      >
        <IconChevronLeft aria-hidden />
      </button>
      <p role="status" className={styles.place}>
        <span className="visually-hidden">Foto </span>
        {at + 1} de {count}
      </p>
      <button
        type="button"
        className={styles.move}
        aria-label="Próxima foto"
        aria-disabled={at === count - 1}
        onClick={() => onGo(at + 1)}
      >
        <IconChevronRight aria-hidden />
      </button>
    </div>
  )
}
