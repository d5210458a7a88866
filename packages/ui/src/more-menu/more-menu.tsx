import '../styles/overlay.css'
import { Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import button from '../button/button.module.css'

type MoreMenuProps = {
  /** The button's text; `Mais` by default. */
  label?: string
  /** The entries: `Menu.Item`s of Mantine, with `renderRoot` where one is a link. */
  children: ReactNode
}

/** The menu of what is done once in a while: change, mute, cancel. It opens to where there is room. */
export function MoreMenu({ label = 'Mais', children }: MoreMenuProps) {
  return (
    <Menu
      position="bottom-end"
      trapFocus
      returnFocus
      // The first entry gets the focus, without an empty stop before it.
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <button type="button" className={button.secondary}>
          <IconDots size={20} stroke={1.75} aria-hidden />
          {label}
        </button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
