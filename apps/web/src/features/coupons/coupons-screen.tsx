import { ListScreen } from '../../lib/resource/list-screen.tsx'
import { coupons } from './coupons.ts'

/** The company's coupons, with what each of them has brought and given. */
export function CouponsScreen() {
  return <ListScreen resource={coupons} title="Cupons" />
}
