import { getPaper } from '@campo-livre/api/papers/get-paper.ts'
import type { Paper } from '@campo-livre/domain/papers/paper.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAction } from '../action/use-action.ts'
import { saveFile } from '../browser/save-file.ts'
import { PaperSheet } from './paper-sheet.tsx'

export type PaperOptions = {
  /** The path of the call whose answer the paper is made of: `/bookings/b1`. */
  path: string
  paper: Paper
  /** Prints it where a sheet of it is on the page already; by default one is made. */
  onPrint?: () => void
}

/**
 * Gives a paper to whoever asks: as a PDF where the server makes them, else printed here. `sheet` stands beside the
 * button.
 */
export function usePaper({ path, paper, onPrint }: PaperOptions) {
  const { print, sheet } = usePrint(paper)
  const action = useAction<void, Blob | null>({
    mutation: {
      mutationFn: (_nothing, { signal }) => getPaper(path, signal),
      meta: {},
      onSuccess: (pdf) => {
        if (pdf) saveFile(`${paper.file}.pdf`, pdf.type, pdf)
        else (onPrint ?? print)()
      },
    },
    failure: 'Não deu para baixar agora. Tente de novo em instantes.',
  })
  return { ...action, sheet }
}

/** Prints a paper, alone on its sheet; `sheet` is there while it is printed. */
export function usePrint(paper: Paper): { print: () => void; sheet: ReactNode } {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])
  return {
    print: () => setPrinting(true),
    sheet: isPrinting ? createPortal(<PaperSheet paper={paper} />, document.body) : null,
  }
}
