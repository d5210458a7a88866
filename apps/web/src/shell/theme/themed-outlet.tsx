import { Outlet } from '@tanstack/react-router'
import { Themed } from '../../lib/theme/themed.tsx'

/** The layout of areas whose screens use Mantine's components. */
export function ThemedOutlet() {
  return (
    <Themed>
      <Outlet />
    </Themed>
  )
}
