import { formatCount } from '@campo-livre/domain/lists/count.ts'
import { pageCount, type PageMeta } from '@campo-livre/domain/lists/page.ts'
import button from '@campo-livre/ui/button/button.module.css'
import { pageLabels } from '@campo-livre/ui/text-set/page-labels.ts'
import { Link } from '@tanstack/react-router'
import { toPage } from '../../lib/list/to-page.ts'
import styles from './page-links.module.css'

type Props = { meta: PageMeta; param: 'pagina' | 'avaliacoes'; label: string }

/** The pager of a list in the middle of a screen: the page does not scroll. */
export function PageLinks({ meta, param, label }: Props) {
  const count = pageCount(meta)
  if (count === 1 && meta.page === 1) return null
  if (meta.page > count) {
    return (
      <Link to="." search={toPage(param, 1)} resetScroll={false} className={button.secondary}>
        {pageLabels.back}
      </Link>
    )
  }
  return (
    <nav className={styles.links} aria-label={label}>
      {meta.page > 1 && (
        <Link to="." search={toPage(param, meta.page - 1)} resetScroll={false} className={button.secondary}>
          Anteriores
        </Link>
      )}
      <span className={styles.place} aria-live="polite">
        {pageLabels.page(formatCount(meta.page))} de {formatCount(count)}
      </span>
      {meta.page < count && (
        <Link to="." search={toPage(param, meta.page + 1)} resetScroll={false} className={button.secondary}>
          Próximas
        </Link>
      )}
    </nav>
  )
}
