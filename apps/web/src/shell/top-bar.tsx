import { Logo } from '@campo-livre/ui/brand/logo.tsx'
import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from '../lib/store.ts'
import { AccountButton } from './account-button.tsx'
import { menuCollapsedAtom, menuOpenAtom } from './menu-atom.ts'
import { schemeAtom } from '../lib/scheme-atom.ts'
import classes from './top-bar.module.css'
import { useDark } from '../lib/use-dark.ts'

const wide = '(min-width: 992px)'

/** Menu toggle, logo, theme, account (C3). */
export function TopBar() {
  const dark = useDark()
  const choose = useSetAtom(schemeAtom)
  const collapse = useSetAtom(menuCollapsedAtom)
  const open = useSetAtom(menuOpenAtom)
  const toggleMenu = () => (window.matchMedia(wide).matches ? collapse((was) => !was) : open(true))
  return (
    <header className="cl-bar">
      <button type="button" className={classes.square} aria-label="Menu" onClick={toggleMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
      </button>
      <Link to="/" className={classes.home} aria-label="Campo Livre">
        <Logo />
      </Link>
      <button
        type="button"
        className={classes.square}
        aria-label="Alternar tema"
        aria-pressed={dark}
        onClick={() => choose(dark ? 'light' : 'dark')}
      >
        {dark ? (
          <IconSun size={22} stroke={1.75} aria-hidden />
        ) : (
          <IconMoon size={22} stroke={1.75} aria-hidden />
        )}
      </button>
      <AccountButton />
    </header>
  )
}
