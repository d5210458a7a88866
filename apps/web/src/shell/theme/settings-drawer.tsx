import '@campo-livre/ui/styles/overlay.css'
import { Drawer } from '@mantine/core'
import { giveFocusBack } from '../../lib/browser/give-focus-back.ts'
import { Themed } from '../../lib/theme/themed.tsx'
import { useOpenedAfterMount } from '../../lib/loading/use-opened-after-mount.ts'
import classes from './settings-drawer.module.css'
import { ThemeSettings } from './theme-settings.tsx'

type Props = { opened: boolean; onClose: () => void }

/** The settings of the theme (F2). The page behind stays visible and shows each choice at once. */
export default function SettingsDrawer({ opened, onClose }: Props) {
  return (
    <Themed>
      <Drawer
        opened={useOpenedAfterMount(opened)}
        onFocus={giveFocusBack(opened)}
        onClose={onClose}
        position="right"
        size={360}
        title="Aparência"
        overlayProps={{ className: classes.clear ?? '' }}
        classNames={{ content: classes.drawer ?? '' }}
      >
        <ThemeSettings />
      </Drawer>
    </Themed>
  )
}
