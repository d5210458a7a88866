import { LazyQrCode } from '../../../../lib/qr-code/lazy-qr-code.tsx'
import classes from './poster.module.css'
import { publicUrl, spokenUrl } from './public-url.ts'

/** The poster that is printed instead of the screen; directly inside `main`. */
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
