import button from '@campo-livre/ui/button/button.module.css'
import { IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../../../lib/navigation/merge-search.ts'
import { statementDrawer } from './statement-in-address.tsx'

/** The link that opens the import of a bank's statement. */
export function StatementButton() {
  return (
    <Link
      to="."
      search={mergeSearch({ fazer: 'extrato' })}
      resetScroll={false}
      className={button.secondary}
      onPointerEnter={statementDrawer.prefetch}
      onFocus={statementDrawer.prefetch}
    >
      <IconUpload size={20} stroke={1.75} aria-hidden />
      Importar extrato
    </Link>
  )
}
