import { useEffect, useRef, useState } from 'react'
import { type Picture, PictureProblem, readPicture } from './read-picture.ts'

/** Opens the picture that was chosen last, or gives its problem. A file that fails leaves the earlier picture. */
export function usePickedPicture() {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [opening, setOpening] = useState(false)
  // Numbers the choices: the same file may be chosen twice.
  const latest = useRef(0)
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url)
    return undefined
  }, [picture])
  useEffect(
    () => () => {
      // A picture that opens after unmounting is dropped.
      latest.current += 1
    },
    [],
  )
  /** Opens a file. Resolves to whether that succeeded and no other was chosen meanwhile. */
  const pick = async (file: File): Promise<boolean> => {
    latest.current += 1
    const choice = latest.current
    setProblem(null)
    setOpening(true)
    try {
      const read = await readPicture(file)
      if (latest.current !== choice) {
        URL.revokeObjectURL(read.url)
        return false
      }
      setPicture(read)
      return true
    } catch (error) {
      if (latest.current === choice) setProblem(sentence(error))
      return false
    } finally {
      if (latest.current === choice) setOpening(false)
    }
  }
  return { picture, problem, opening, pick }
}

function sentence(error: unknown): string {
  return error instanceof PictureProblem ? error.message : 'Não deu para abrir essa foto. Escolha outra.'
}
