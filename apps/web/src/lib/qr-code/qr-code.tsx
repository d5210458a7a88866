import { encode } from 'uqr'
import classes from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** The quiet zone that a scanner needs around the code, in modules. */
const QUIET_ZONE = 4

/** A QR code: black on white in every theme, as many scanners do not read inverted codes. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  )
}
