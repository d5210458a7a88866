import { Logo } from '@campo-livre/ui/brand/logo.tsx'
import { IconMenu2, IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { later } from '../lib/later.tsx'
import { useAtom } from '../lib/store.ts'
import { useSession } from '../session/use-session.ts'
import { AccountButton } from './account-button.tsx'
import { menuCollapsedAtom, menuOpenAtom } from './menu-atom.ts'
import { schemeAtom } from '../lib/scheme-atom.ts'
import classes from './top-bar.module.css'
import { useDark } from '../lib/use-dark.ts'
import { useMedia } from '../lib/use-media.ts'

const bell = later(() => import('../features/notifications/bell.tsx'))

/** Menu toggle, logo, theme, bell, account (C3). */
export function TopBar() {
  const { signedIn } = useSession()
  const dark = useDark()
  const wide = useMedia('(min-width: 992px)')
  const [, choose] = useAtom(schemeAtom)
  const [collapsed, collapse] = useAtom(menuCollapsedAtom)
  const [open, setOpen] = useAtom(menuOpenAtom)
  return (
    <header className="cl-bar">
      <button
        type="button"
        className={classes.square}
        aria-label="Menu"
        aria-expanded={wide ? !collapsed : open}
        onClick={() => (wide ? collapse(!collapsed) : setOpen(true))}
      >
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
      {signedIn && <bell.Part meanwhile={<span className="cl-bar-square" />} />}
      <AccountButton />
    </header>
  )
}
