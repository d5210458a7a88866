import { useEffect } from 'react'
import { atom, store } from '../state/store.ts'

/** The paths of the links whose pages are shown: guests are told of these alone. */
export const toldPagesAtom = atom<readonly string[]>([])

/** Has the server tell of changes behind a link for as long as its page is shown: `/racha-links/{token}`. */
export function useToldPage(path: string): void {
  useEffect(() => {
    store.set(toldPagesAtom, (pages) => [...pages, path])
    return () =>
      store.set(toldPagesAtom, (pages) => {
        const at = pages.indexOf(path)
        return pages.filter((_, index) => index !== at)
      })
  }, [path])
}
