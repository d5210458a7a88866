import { lazyPart } from './lazy-part.tsx'
import classes from './lazy-qr-code.module.css'

const code = lazyPart(() => import('./qr-code.tsx'))

/** A QR code whose drawing is fetched when the first one is shown; its place is kept meanwhile. */
export function LazyQrCode({ text, label }: { text: string; label: string }) {
  const place = <div className={classes.place} role="img" aria-label={label} />
  return <code.Part text={text} label={label} meanwhile={place} />
}
