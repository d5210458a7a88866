import { useEffect, useRef, useState } from 'react'
import { type Picture, PictureProblem, readPicture } from './read-picture.ts'

/** The picture that somebody chose last, opened; or why it cannot be. Another one that fails leaves it as it is. */
export function usePickedPicture() {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [opening, setOpening] = useState(false)
  const latest = useRef<File>(null)
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url)
    return undefined
  }, [picture])
  /** Answers whether it could be opened, and is still what is wanted. */
  const pick = async (file: File): Promise<boolean> => {
    latest.current = file
    setProblem(null)
    setOpening(true)
    try {
      const read = await readPicture(file)
      if (latest.current !== file) return false
      setPicture(read)
      return true
    } catch (error) {
      if (latest.current === file) setProblem(sentence(error))
      return false
    } finally {
      if (latest.current === file) setOpening(false)
    }
  }
  return { picture, problem, opening, pick }
}

function sentence(error: unknown): string {
  return error instanceof PictureProblem ? error.message : 'Não deu para abrir essa foto. Escolha outra.'
}
