import { Outlet } from '@tanstack/react-router'
import { Themed } from '../lib/themed.tsx'

/** The layout of the areas whose screens are built of Mantine's components. */
export function ThemedOutlet() {
  return (
    <Themed>
      <Outlet />
    </Themed>
  )
}
