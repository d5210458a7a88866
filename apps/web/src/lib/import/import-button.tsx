import button from '@campo-livre/ui/button/button.module.css'
import { IconUpload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mergeSearch } from '../navigation/merge-search.ts'
import { importDrawer } from './import-in-address.tsx'

/** The link that opens the import of a file. */
export function ImportButton() {
  return (
    <Link
      to="."
      search={mergeSearch({ fazer: 'importar' })}
      resetScroll={false}
      className={button.secondary}
      onPointerEnter={importDrawer.prefetch}
      onFocus={importDrawer.prefetch}
    >
      <IconUpload size={20} stroke={1.75} aria-hidden />
      Importar planilha
    </Link>
  )
}
