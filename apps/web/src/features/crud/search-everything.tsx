import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

const palette = lazyComponent(() => import('./search-drawer.tsx'))

/** The search over everything, opened by its button or Ctrl+K; its code comes with the first opening (H12). */
export function SearchEverything() {
  const [opened, setOpened] = useState(false)
  const [asked, setAsked] = useState(false)
  const open = () => {
    setAsked(true)
    setOpened(true)
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setAsked(true)
      setOpened(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={button.secondary}
        aria-keyshortcuts="Control+K"
        onPointerEnter={palette.prefetch}
        onFocus={palette.prefetch}
        onClick={open}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        Buscar em tudo
      </button>
      {asked && <palette.Component asked opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
