import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import { IconUserCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../lib/loading/lazy-component.tsx'
import { useSession } from '../../session/use-session.ts'
import classes from '../top-bar.module.css'

const menu = lazyComponent(() => import('./account-menu.tsx'))

/** The account button (C6). The code of its menu is fetched when the pointer or the focus comes near. */
export function AccountButton() {
  const [opened, setOpened] = useState(false)
  const [target, setTarget] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        id="conta-target"
        className={classes.square}
        aria-label="Conta"
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? 'conta-dropdown' : undefined}
        onPointerEnter={menu.prefetch}
        onFocus={menu.prefetch}
        onClick={({ currentTarget }) => {
          setTarget(currentTarget)
          setOpened(!opened)
        }}
      >
        <Avatar />
      </button>
      {target && <menu.Component asked opened={opened} onChange={setOpened} target={target} />}
    </>
  )
}

function Avatar() {
  const { user } = useSession()
  const [broken, setBroken] = useState<string | null>(null)
  const path = user?.imagePath
  if (!path || path === broken) return <IconUserCircle size={26} stroke={1.5} aria-hidden />
  return (
    <img
      className={classes.avatar}
      {...pictureSource(path)}
      sizes="32px"
      alt=""
      width={32}
      height={32}
      onError={() => setBroken(path)}
    />
  )
}
