import { lazy, Suspense } from 'react'
import classes from './lazy-qr-code.module.css'

const QrCode = lazy(() => import('./qr-code.tsx'))

/** A QR code whose drawing is fetched when the first one is shown; its place is kept meanwhile. */
export function LazyQrCode({ text, label }: { text: string; label: string }) {
  return (
    <Suspense fallback={<div className={classes.place} role="img" aria-label={label} />}>
      <QrCode text={text} label={label} />
    </Suspense>
  )
}
