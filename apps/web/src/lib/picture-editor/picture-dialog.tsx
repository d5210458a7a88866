import 'react-easy-crop/react-easy-crop.css'
import '@campo-livre/ui/styles/overlay.css'
import { Button, Modal } from '@mantine/core'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { giveFocusBack } from '../browser/give-focus-back.ts'
import { ActionFailure } from '../action/action-failure.tsx'
import type { ActionState } from '../action/action.ts'
import { SlowNotice } from '../loading/slow-notice.tsx'
import { Themed } from '../theme/themed.tsx'
import { useOpenedAfterMount } from '../loading/use-opened-after-mount.ts'
import { cropPicture, type Square } from './crop-picture.ts'
import classes from './picture-dialog.module.css'
import type { pictureWords } from './picture-words.ts'
import type { Picture } from './read-picture.ts'

const CLOSEST = 4
/** The pixels of the screen that an arrow key moves. */
const STEP = 8
const middle = { x: 0, y: 0 }

type Props = {
  opened: boolean
  picture: Picture
  words: ReturnType<typeof pictureWords>
  /** True to show the cut as a circle. */
  round: boolean
  /** The action that saves. */
  action: ActionState
  /** Called with a function that cuts the picture, which may throw. */
  onSave: (cut: () => string) => void
  onClose: () => void
}

/** A dialog to choose the square of a picture: moved and zoomed by pointer, keyboard and slider. */
export default function PictureDialog(props: Props) {
  const { opened, picture, words, round, action, onSave, onClose } = props
  const [place, setPlace] = useState(middle)
  const [zoom, setZoom] = useState(1)
  const square = useRef<Square>(null)
  const save = () => {
    const kept = square.current ?? middleOf(picture.canvas)
    onSave(() => cropPicture(picture.canvas, kept))
  }
  return (
    <Themed>
      <Modal
        opened={useOpenedAfterMount(opened)}
        onFocus={giveFocusBack(opened)}
        onClose={onClose}
        title={words.fit}
        size={440}
        // Sizes measured during an animation would be wrong.
        transitionProps={{ duration: 0 }}
      >
        <div className={classes.body}>
          <div className={classes.frame}>
            <Cropper
              image={picture.url}
              crop={place}
              zoom={zoom}
              maxZoom={CLOSEST}
              aspect={1}
              objectFit="cover"
              cropShape={round ? 'round' : 'rect'}
              showGrid={false}
              keyboardStep={STEP}
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropAreaChange={(_, pixels) => {
                square.current = pixels
              }}
              disableAutomaticStylesInjection
              classes={{ cropAreaClassName: classes.area ?? '' }}
              mediaProps={{ alt: '' }}
              cropperProps={{ role: 'group', 'aria-label': words.place, 'aria-describedby': 'como-mover' }}
            />
          </div>
          <p id="como-mover" className={classes.how}>
            Arraste para mover<span className={classes.keys}>, ou use as setas do teclado</span>.
          </p>
          <label className={classes.zoom}>
            <IconZoomOut size={20} stroke={1.75} aria-hidden />
            <span className="visually-hidden">Zoom</span>
            <input
              type="range"
              data-autofocus
              min={1}
              max={CLOSEST}
              step={0.1}
              value={zoom}
              aria-valuetext={`${zoom.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}×`}
              onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
            />
            <IconZoomIn size={20} stroke={1.75} aria-hidden />
          </label>
          <ActionFailure action={action} />
          {action.pending && <SlowNotice label="Parar de esperar" onCancel={action.abort} />}
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button onClick={save} loading={action.pending}>
              {words.save}
            </Button>
          </div>
        </div>
      </Modal>
    </Themed>
  )
}

/** Returns the largest square in the middle of a picture: the one that is shown first. */
function middleOf({ width, height }: HTMLCanvasElement): Square {
  const side = Math.min(width, height)
  return { x: (width - side) / 2, y: (height - side) / 2, width: side }
}
