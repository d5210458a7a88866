import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

// Its binary comes from the app's own files, never from another site.
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } })

const detector = new BarcodeDetector({ formats: ['qr_code'] })

/** Returns the text of a QR code in a picture; null where there is none. */
export async function readQr(picture: HTMLVideoElement | ImageData): Promise<string | null> {
  const [found] = await detector.detect(picture)
  return found?.rawValue ?? null
}
