import type { SeenCard } from '@campo-livre/domain/athletes/card.ts'
import { IconShare } from '@tabler/icons-react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import part from '../security/parts/security-section.module.css'
import { drawCard } from './draw-card.ts'

const PICTURE = { name: 'meu-cartao.png', type: 'image/png' } as const

/** Shares the card that is shown as a picture, or downloads it where the device shares no files. Nothing leaves it by itself. */
export function SharePicture({ card }: { card: SeenCard }) {
  const sharing = useAction({
    mutation: { mutationFn: () => sharePicture(card), meta: { changes: [] } },
    failure: 'Não deu para fazer a imagem. Tente de novo.',
  })
  return (
    <div className={part.buttons}>
      <ActionButton
        variant="default"
        action={sharing}
        leftSection={<IconShare size={20} stroke={1.75} aria-hidden />}
        onClick={() => sharing.run()}
      >
        Compartilhar como imagem
      </ActionButton>
      <p className={part.lead}>
        A imagem leva o que está na tela, com até 3 esportes. Quem recebe pode guardar.
      </p>
    </div>
  )
}

async function sharePicture(card: SeenCard): Promise<void> {
  const picture = await drawCard(card)
  const file = new File([picture], PICTURE.name, { type: PICTURE.type })
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
    } catch (error) {
      // Somebody who closes the dialog of their device has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
    return
  }
  saveFile(PICTURE.name, PICTURE.type, picture)
}
