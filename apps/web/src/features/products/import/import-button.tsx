import button from '@campo-livre/ui/button/button.module.css'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../lib/loading/lazy-component.tsx'

const importDrawer = lazyComponent(() => import('./import-drawer.tsx'))

/** The button that opens the import of a file; its code comes with the first opening. */
export function ImportButton() {
  const [opened, setOpened] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        onPointerEnter={importDrawer.prefetch}
        onFocus={importDrawer.prefetch}
        onClick={() => setOpened(true)}
      >
        <IconUpload size={20} stroke={1.75} aria-hidden />
        Importar planilha
      </button>
      {opened !== null && <importDrawer.Component asked opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
