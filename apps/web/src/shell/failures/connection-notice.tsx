import { useOnline } from '../../lib/browser/use-online.ts'
import classes from './connection-notice.module.css'

/** Says that the device has no network, as soon as that is so and until it has one again (G4). */
export function ConnectionNotice() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={classes.notice}>Você está sem internet. O que aparece pode não ser de agora.</p>
      )}
    </div>
  )
}
