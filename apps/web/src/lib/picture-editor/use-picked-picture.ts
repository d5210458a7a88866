import { useEffect, useRef, useState } from 'react'
import { type Picture, PictureProblem, readPicture } from './read-picture.ts'

/** The picture that somebody chose last, opened; or why it cannot be. Another one that fails leaves it as it is. */
export function usePickedPicture() {
  const [picture, setPicture] = useState<Picture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [opening, setOpening] = useState(false)
  // The same file may be chosen twice: each choice is one of its own.
  const latest = useRef(0)
  useEffect(() => {
    if (picture) return () => URL.revokeObjectURL(picture.url)
    return undefined
  }, [picture])
  useEffect(
    () => () => {
      // What is opened later is for nobody.
      latest.current += 1
    },
    [],
  )
  /** Answers whether it could be opened, and is still what is wanted. */
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
