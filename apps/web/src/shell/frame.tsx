import { Outlet } from '@tanstack/react-router'
import { useCallback, useLayoutEffect, useState } from 'react'
import { later } from '../lib/later.tsx'
import { useAtom, useAtomValue } from '../lib/store.ts'
import { useDark } from '../lib/use-dark.ts'
import { useSession } from '../session/use-session.ts'
import { Footer } from './footer.tsx'
import { menuCollapsedAtom, menuOpenAtom } from './menu-atom.ts'
import { SideMenu } from './side-menu.tsx'
import { TopBar } from './top-bar.tsx'

const overlay = later(() => import('./menu-overlay.tsx'))

/** Top bar, side menu, footer, and the screen between them (C1). */
export function Frame() {
  const { signedIn } = useSession()
  const collapsed = useAtomValue(menuCollapsedAtom)
  const [menuOpen, setMenuOpen] = useAtom(menuOpenAtom)
  const [needed, setNeeded] = useState(false)
  if (menuOpen && !needed) setNeeded(true)
  const closeMenu = useCallback(() => setMenuOpen(false), [setMenuOpen])
  const dark = useDark()
  useLayoutEffect(() => {
    const root = document.documentElement
    root.classList.toggle('app-dark', dark)
    root.dataset.mantineColorScheme = dark ? 'dark' : 'light'
    // The phone's own bar continues ours.
    const bar = getComputedStyle(root).getPropertyValue('--cl-surface-1')
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', bar)
  }, [dark])
  useLayoutEffect(() => {
    const full = signedIn ? 'full' : 'rail'
    document.documentElement.dataset.menu = collapsed ? 'closed' : full
  }, [collapsed, signedIn])
  return (
    <div className="cl-frame">
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <TopBar />
      <div className="cl-menu" id="menu">
        <SideMenu />
      </div>
      {needed && <overlay.Part opened={menuOpen} onClose={closeMenu} />}
      <main className="cl-main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
