import { IconUserCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { later } from '../lib/later.tsx'
import { useSession } from '../session/use-session.ts'
import classes from './top-bar.module.css'

const menu = later(() => import('./account-menu.tsx'))

/** The account button (C6). Its menu is code of its own, fetched when a pointer or the focus comes near. */
export function AccountButton() {
  const [opened, setOpened] = useState(false)
  const [touched, setTouched] = useState(false)
  const button = (
    <button
      type="button"
      className={classes.square}
      aria-label="Conta"
      aria-haspopup="menu"
      aria-expanded={opened}
      onPointerEnter={menu.warm}
      onFocus={menu.warm}
      onClick={() => {
        setTouched(true)
        setOpened(!opened)
      }}
    >
      <Avatar />
    </button>
  )
  if (!touched) return button
  return <menu.Part opened={opened} onChange={setOpened} target={button} meanwhile={button} />
}

function Avatar() {
  const { user } = useSession()
  const [broken, setBroken] = useState<string | null>(null)
  const path = user?.imagePath
  if (!path || path === broken) return <IconUserCircle size={26} stroke={1.5} aria-hidden />
  return (
    <img
      className={classes.avatar}
      src={path}
      alt=""
      width={32}
      height={32}
      onError={() => setBroken(path)}
    />
  )
}
