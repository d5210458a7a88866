import {
  importProductsCall,
  type importProductsSpec,
} from '@campo-livre/contract/products/import-products.ts'
import { previewImportCall, type previewImportSpec } from '@campo-livre/contract/products/preview-import.ts'
import { undoImportCall, type undoImportSpec } from '@campo-livre/contract/products/undo-import.ts'
import type { ImportPreview } from '@campo-livre/domain/lists/import.ts'
import type { ImportedProduct, ImportOutcome } from '@campo-livre/domain/products/import/import-input.ts'
import { callApi } from '../client/call-api.ts'

/** Asks what an import would do. Changes nothing. */
export function previewImport(products: ImportedProduct[], signal: AbortSignal): Promise<ImportPreview> {
  return callApi<typeof previewImportSpec>(previewImportCall, { body: { products }, signal })
}

/** Creates and changes products from a file: all of it, or nothing. The same key never imports twice. */
export function importProducts(
  products: ImportedProduct[],
  { signal, idempotencyKey }: { signal: AbortSignal; idempotencyKey: string },
): Promise<ImportOutcome> {
  return callApi<typeof importProductsSpec>(importProductsCall, {
    body: { products },
    signal,
    idempotencyKey,
  })
}

/** Takes an import back. */
export function undoImport(id: string, signal: AbortSignal): Promise<ImportOutcome> {
  return callApi<typeof undoImportSpec>(undoImportCall, { params: { id }, signal })
}
