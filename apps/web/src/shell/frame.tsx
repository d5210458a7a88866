import { Outlet } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'
import { useAtomValue } from '../lib/state/store.ts'
import { themeAtom } from '../lib/theme/theme-atom.ts'
import { useDark } from '../lib/theme/use-dark.ts'
import { useSession } from '../session/use-session.ts'
import { Footer } from './footer.tsx'
import { menuCollapsedAtom, menuOpenAtom, settingsOpenAtom } from './menus/menu-atom.ts'
import { showTheme } from './theme/show-theme.ts'
import { SideMenu } from './menus/side-menu.tsx'
import { TopBar } from './top-bar.tsx'
import { useOverlay } from './menus/use-overlay.ts'
import { useRipple } from './theme/use-ripple.ts'
import { useStaticMenu } from './menus/use-static-menu.ts'

const menu = lazyComponent(() => import('./menus/menu-overlay.tsx'))
const settings = lazyComponent(() => import('./theme/settings-drawer.tsx'))

/** The top bar, the side menu, the footer, and the screen between them (C1). */
export function Frame() {
  const { signedIn } = useSession()
  const collapsed = useAtomValue(menuCollapsedAtom)
  const theme = useAtomValue(themeAtom)
  const beside = useStaticMenu()
  const [menuOpen, menuNeeded, closeMenu] = useOverlay(menuOpenAtom)
  const [settingsOpen, settingsNeeded, closeSettings] = useOverlay(settingsOpenAtom)
  const dark = useDark()
  useLayoutEffect(() => showTheme(theme, dark), [theme, dark])
  useLayoutEffect(() => {
    const full = signedIn ? 'full' : 'rail'
    const closed = collapsed || theme.menuMode === 'overlay'
    document.documentElement.dataset.menu = closed ? 'closed' : full
  }, [collapsed, signedIn, theme.menuMode])
  // The menu is beside the page once the window is wide enough.
  useEffect(() => {
    if (beside) closeMenu()
  }, [beside, closeMenu])
  useRipple()
  return (
    <div className="cl-frame">
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <TopBar />
      <div className="cl-menu" id="menu">
        <SideMenu />
      </div>
      {menuNeeded && <menu.Component asked opened={menuOpen} onClose={closeMenu} />}
      {settingsNeeded && <settings.Component asked opened={settingsOpen} onClose={closeSettings} />}
      <main className="cl-main" id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
