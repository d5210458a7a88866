import { lazyComponent } from '../loading/lazy-component.tsx'
import classes from './lazy-qr-code.module.css'

const code = lazyComponent(() => import('./qr-code.tsx'))

/** A QR code whose code is loaded with the first one; its space is kept meanwhile. */
export function LazyQrCode({ text, label }: { text: string; label: string }) {
  const place = <div className={classes.place} role="img" aria-label={label} />
  return <code.Component text={text} label={label} meanwhile={place} />
}
