import { encode } from 'uqr'
import classes from './qr-code.module.css'

/** The quiet zone that a scanner needs around the code, in modules. */
const QUIET_ZONE = 4

/** The dark modules as one path: a run of each row at a time. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  let path = ''
  for (const [y, row] of modules.entries()) {
    let run = 0
    for (let x = 0; x <= row.length; x += 1) {
      if (row[x]) run += 1
      else if (run > 0) {
        path += `M${x - run} ${y}h${run}v1h-${run}z`
        run = 0
      }
    }
  }
  return path
}

/** A QR code: black on white in every theme, because many scanners do not read the other way round. */
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
