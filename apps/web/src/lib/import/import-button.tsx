import button from '@campo-livre/ui/button/button.module.css'
import { IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../navigation/merge-search.ts'
import type { ImportDrawerCode } from './import-in-address.tsx'

/** The link that opens the import of a file. */
export function ImportButton({ drawer }: { drawer: ImportDrawerCode }) {
  return (
    <Link
      to="."
      search={mergeSearch({ fazer: 'importar' })}
      resetScroll={false}
      className={button.secondary}
      onPointerEnter={drawer.prefetch}
      onFocus={drawer.prefetch}
    >
      <IconUpload size={20} stroke={1.75} aria-hidden />
      Importar planilha
    </Link>
  )
}
