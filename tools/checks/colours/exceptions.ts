import type { Exceptions } from './find-colours.ts'

const paper = 'Paper is white in both schemes, and ink is black.'
const code = 'Phones read a QR code when it is black on white.'
const photo = 'A photo has the colours of what it shows.'
const turf = 'Lies on the turf, which keeps its colours in both schemes.'

/** The files that may have colours of their own, each with its reason. */
export const exceptions: Exceptions = {
  'apps/web/src/lib/paper/paper-sheet.module.css': paper,
  'apps/web/src/features/companies/own/share/poster.module.css': paper,
  'apps/web/src/features/tabs/receipt/receipt-paper.module.css': paper,
  'apps/web/src/features/tabs/receipt/tab-receipt.module.css': paper,
  'apps/web/src/features/financial/report/report.module.css': paper,
  'apps/web/src/features/tills/till-slip.module.css': paper,
  'apps/web/src/features/marketing/legal/legal-document.module.css': paper,
  'apps/web/src/features/companies/own/share/save-qr-picture.ts': code,
  'apps/web/src/lib/qr-code/lazy-qr-code.module.css': code,
  'apps/web/src/lib/qr-code/qr-code.module.css': code,
  'apps/web/src/lib/qr-code/qr-code.tsx': code,
  'packages/ui/src/field-card/sample-photo.ts': photo,
  'apps/web/src/features/fields/search-sentence.module.css': turf,
  'apps/web/src/features/marketing/parts/hero.module.css': turf,
  'apps/web/src/shell/hero.css': turf,
}
