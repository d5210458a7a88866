import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Notice } from '../notice/notice.tsx'
import { cameraProblem } from './camera-problem.ts'
import classes from './qr-camera.module.css'

type Props = {
  /** Called with the text of each QR code that is seen, again only after another one. */
  onCode: (text: string) => void
}

/** Milliseconds between two looks at the picture. */
const LOOK_MS = 150

/**
 * The picture of the camera, in which QR codes are read. The camera is on while it is shown, and the code that reads comes
 * with it.
 */
export function QrCamera({ onCode }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const tell = useEffectEvent(onCode)
  useEffect(() => {
    let isOver = false
    let stream: MediaStream | null = null
    let timer = 0
    const stop = () => {
      isOver = true
      clearTimeout(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      const [{ readQr }, opened] = await Promise.all([
        import('./read-qr.ts'),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ])
      stream = opened
      const { current } = video
      if (isOver || !current) {
        stop()
        return
      }
      current.srcObject = opened
      await current.play()
      let last: string | null = null
      const look = async () => {
        const text = await readQr(current)
        if (isOver) return
        if (text !== null && text !== last) tell(text)
        last = text ?? last
        timer = window.setTimeout(() => void look().catch(fail), LOOK_MS)
      }
      await look()
    }
    const fail = (error: unknown) => {
      if (isOver) return
      stop()
      setProblem(cameraProblem(error))
    }
    void start().catch(fail)
    return stop
  }, [])
  if (problem !== null) return <Notice>{problem}</Notice>
  return <video ref={video} className={classes.video} aria-label="Imagem da câmera" muted playsInline />
}
