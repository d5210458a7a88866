import '@campo-livre/ui/styles/form.css'
import { previewImport } from '@campo-livre/api/products/import-products.ts'
import type {
  ImportedProduct,
  ImportPreview,
  ImportProblem,
} from '@campo-livre/domain/products/import/import-input.ts'
import { countColumns } from '@campo-livre/domain/products/import/columns.ts'
import { readRows } from '@campo-livre/domain/products/import/read-rows.ts'
import { FileInput } from '@mantine/core'
import { useState } from 'react'
import { ActionFailure } from '../../../lib/action/action-failure.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SideDrawer } from '../../../lib/drawer/side-drawer.tsx'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { CarryOut } from './carry-out.tsx'
import { ImportPlanView } from './import-plan-view.tsx'
import { ImportProblems } from './import-problems.tsx'
import { readTable } from '../../../lib/table-file/read-table.ts'
import classes from './import.module.css'

type Chosen = { file: File; products: ImportedProduct[]; problems: ImportProblem[] }

const MAX_BYTES = 5_000_000

async function read(file: File): Promise<Chosen> {
  if (file.size > MAX_BYTES)
    return { file, products: [], problems: [{ line: 1, message: 'O arquivo passa de 5 MB.' }] }
  return { file, ...readRows(readTable(await file.arrayBuffer(), countColumns)) }
}

/** The import of products from a CSV: the file, what it would do line by line, and carrying it out (H4). */
export default function ImportDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const preview = useAction<ImportedProduct[], ImportPreview>({
    mutation: {
      mutationFn: (products, { signal }) => previewImport(products, signal),
      meta: {},
    },
    failure: 'Não deu para conferir a planilha. Tente de novo.',
  })
  const choose = async (file: File | null) => {
    preview.reset()
    setChosen(null)
    if (file === null) return
    const next = await read(file)
    setChosen(next)
    if (next.problems.length === 0) preview.run(next.products)
  }
  const problems = chosen === null ? [] : [...chosen.problems, ...(preview.data?.problems ?? [])]
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Importar produtos">
      <div className={classes.body}>
        <FileInput
          size="md"
          label="Planilha em CSV ou texto"
          description="Com as colunas Nome e Preço, e Categoria para o que é novo. Estoque, Custo, Código de barras e Situação, se houver."
          placeholder="Escolher arquivo"
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          value={chosen?.file ?? null}
          onChange={(file) => void choose(file)}
        />
        {preview.pending && <SlowNotice onCancel={preview.abort} />}
        <ActionFailure action={preview} />
        {problems.length > 0 && <ImportProblems problems={problems} />}
        {chosen && preview.data && problems.length === 0 && (
          <>
            <ImportPlanView lines={preview.data.lines} />
            <CarryOut key={chosen.file.name} products={chosen.products} lines={preview.data.lines} />
          </>
        )}
      </div>
    </SideDrawer>
  )
}
