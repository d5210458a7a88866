import { LazyQrCode } from '../../../../lib/lazy-qr-code.tsx'
import classes from './poster.module.css'

/** What is printed of the screen: a sheet for the wall. */
export function Poster({ name, url }: { name: string; url: string }) {
  return (
    <div className={classes.poster} aria-hidden>
      <p className={classes.name}>{name}</p>
      <p className={classes.call}>Aponte a câmera, veja o que está livre e reserve.</p>
      <div className={classes.code}>
        <LazyQrCode text={url} label="QR code" />
      </div>
      <p className={classes.url}>{url}</p>
    </div>
  )
}
