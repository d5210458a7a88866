import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import button from '@campo-livre/ui/button/button.module.css'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './search-everything.module.css'

const palette = lazyComponent(() => import('./search-drawer.tsx'))

/**
 * The search over everything, opened by its button or Ctrl+K; its code comes with the first opening (H12). `wide`: as
 * the box that it opens, with what can be typed there.
 */
export function SearchEverything({ wide = false }: { wide?: boolean }) {
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
        className={wide ? classes.box : button.secondary}
        aria-keyshortcuts="Control+K"
        onPointerEnter={palette.prefetch}
        onFocus={palette.prefetch}
        onClick={open}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
        Buscar em tudo
        {wide && (
          <span aria-hidden className={classes.hint}>
            Código, nome, e-mail, telefone, CPF ou CNPJ
          </span>
        )}
      </button>
      {asked && <palette.Component asked opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
