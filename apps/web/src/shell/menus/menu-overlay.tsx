import '@campo-livre/ui/styles/overlay.css'
import { Drawer } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { giveFocusBack } from '../../lib/browser/give-focus-back.ts'
import { Themed } from '../../lib/theme/themed.tsx'
import { useOpenedAfterMount } from '../../lib/loading/use-opened-after-mount.ts'
import { SideMenu } from './side-menu.tsx'

type Props = { opened: boolean; onClose: () => void }

/** The side menu over the page: closes on navigation, on Escape and on a click outside (C1). */
export default function MenuOverlay({ opened, onClose }: Props) {
  const router = useRouter()
  useEffect(() => router.subscribe('onBeforeNavigate', onClose), [router, onClose])
  return (
    <Themed>
      <Drawer
        opened={useOpenedAfterMount(opened)}
        onFocus={giveFocusBack(opened)}
        onClose={onClose}
        size={280}
        title="Menu"
        closeButtonProps={{ 'aria-label': 'Fechar menu' }}
      >
        <SideMenu over />
      </Drawer>
    </Themed>
  )
}
