import { Logo } from '@campo-livre/ui/brand/logo.tsx'
import { IconMenu2, IconMoon, IconSearch, IconSun } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazyComponent } from '../lib/loading/lazy-component.tsx'
import { useAtom } from '../lib/state/store.ts'
import { themeAtom } from '../lib/theme/theme-atom.ts'
import { useDark } from '../lib/theme/use-dark.ts'
import { useSession } from '../session/use-session.ts'
import { AccountButton } from './menus/account-button.tsx'
import { menuCollapsedAtom, menuOpenAtom, settingsOpenAtom } from './menus/menu-atom.ts'
import classes from './top-bar.module.css'
import { useStaticMenu } from './menus/use-static-menu.ts'

const bell = lazyComponent(() => import('../features/notifications/bell.tsx'))

/** The top bar: menu toggle, logo, theme, notifications, shop, account (C3). */
export function TopBar() {
  const { signedIn } = useSession()
  const navigate = useNavigate()
  const dark = useDark()
  const beside = useStaticMenu()
  const [, choose] = useAtom(themeAtom)
  const [collapsed, collapse] = useAtom(menuCollapsedAtom)
  const [open, setOpen] = useAtom(menuOpenAtom)
  const [settings, openSettings] = useAtom(settingsOpenAtom)
  const Scheme = dark ? IconSun : IconMoon
  return (
    <header className="cl-bar">
      <button
        type="button"
        className={classes.square}
        aria-label="Menu"
        aria-expanded={beside ? !collapsed : open}
        onClick={() => (beside ? collapse(!collapsed) : setOpen(true))}
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
        onClick={() => choose({ darkTheme: !dark })}
      >
        <Scheme size={22} stroke={1.75} aria-hidden />
      </button>
      <button
        type="button"
        className={`${classes.square} ${classes.roomy}`}
        aria-label="Aparência"
        aria-haspopup="dialog"
        aria-expanded={settings}
        onClick={() => openSettings(true)}
      >
        <span className={classes.swatch} aria-hidden />
      </button>
      {signedIn && <bell.Component meanwhile={<span className="cl-bar-square" />} />}
      <button
        type="button"
        className={classes.square}
        // The name is C3's; the icon and the title say what it does.
        aria-label="Loja"
        title="Encontrar campos"
        onClick={() => void navigate({ to: '/' })}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </button>
      <AccountButton />
    </header>
  )
}
