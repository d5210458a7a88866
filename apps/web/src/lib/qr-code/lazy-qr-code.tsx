import { lazyComponent } from '../loading/lazy-component.tsx'
import classes from './lazy-qr-code.module.css'

const code = lazyComponent(() => import('./qr-code.tsx'))

/** A QR code whose drawing is fetched when the first one is shown; its place is kept meanwhile. */
export function LazyQrCode({ text, label }: { text: string; label: string }) {
  const place = <div className={classes.place} role="img" aria-label={label} />
  return <code.Component text={text} label={label} meanwhile={place} />
}
