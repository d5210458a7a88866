import { previewImportSpec } from '@campo-livre/contract/products/preview-import.ts'
import { planImport } from '@campo-livre/domain/products/import/plan-import.ts'
import { ok } from '../http/answer.ts'
import { answer } from '../http/call.ts'
import { requireCompany } from '../companies/to-own-company.ts'
import { toImportPreview } from './to-import-preview.ts'

/** Tells what an import would do (H4). */
export const previewImport = answer(previewImportSpec, ({ db, user, body: { products } }) => {
  const { id } = requireCompany(db, user)
  return ok(toImportPreview(planImport(db.products.by('companyId', id), products)), {
    message: 'Planilha conferida.',
  })
})
