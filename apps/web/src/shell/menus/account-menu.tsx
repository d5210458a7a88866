import '@campo-livre/ui/styles/overlay.css'
import { Menu } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, type RefCallback, useLayoutEffect } from 'react'
import { Themed } from '../../lib/theme/themed.tsx'
import { useOpenedAfterMount } from '../../lib/loading/use-opened-after-mount.ts'
import { signOut } from '../../session/sign-out.ts'
import { useSession } from '../../session/use-session.ts'
import { accountEntries } from './account-entries.ts'
import classes from './account-menu.module.css'

type Props = { opened: boolean; onChange: (opened: boolean) => void; target: HTMLElement }

/** The menu of the account button (C4). */
export default function AccountMenu({ opened, onChange, target }: Props) {
  const navigate = useNavigate()
  const session = useSession()
  return (
    <Themed>
      <Menu
        id="conta"
        opened={useOpenedAfterMount(opened)}
        onChange={onChange}
        position="bottom-end"
        width={240}
        // Inside the top bar like its button, which is where screen readers look for it.
        withinPortal={false}
        trapFocus
        returnFocus
        // The first entry gets the focus, without an empty stop before it.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Place of={target} />
        </Menu.Target>
        <Menu.Dropdown className={classes.account}>
          {accountEntries(session).map((entry) => (
            <Fragment key={entry.label}>
              {entry.begins && <Menu.Divider />}
              <Menu.Item onClick={'out' in entry ? signOut : () => void navigate({ to: entry.to })}>
                {entry.label}
              </Menu.Item>
            </Fragment>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Themed>
  )
}

/** Gives the menu its button, which exists before the menu's code is loaded, so that the focus can return to it. */
function Place({ of, ref }: { of: HTMLElement; ref?: RefCallback<HTMLElement> }) {
  useLayoutEffect(() => {
    ref?.(of)
    return () => {
      ref?.(null)
    }
  }, [of, ref])
  return null
}
