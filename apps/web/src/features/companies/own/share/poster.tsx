import { LazyQrCode } from '../../../../lib/lazy-qr-code.tsx'
import classes from './poster.module.css'
import { publicUrl, spokenUrl } from './public-url.ts'

/** What is printed of the screen, right inside `main`: a sheet for the wall. */
export function Poster({ name, slug }: { name: string; slug: string }) {
  const url = publicUrl(slug)
  return (
    <div className={classes.poster} aria-hidden>
      <p className={classes.name}>{name}</p>
      <p className={classes.call}>Aponte a câmera, veja o que está livre e reserve.</p>
      <div className={classes.code}>
        <LazyQrCode text={url} label="QR code" />
      </div>
      <p className={classes.url}>{spokenUrl(slug)}</p>
    </div>
  )
}
