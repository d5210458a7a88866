import { PixCode } from '../../../lib/pix-code/pix-code.tsx'
import { Themed } from '../../../lib/theme/themed.tsx'

/** The Pix code of a share, which is loaded when one pays. */
export default function SharePix({ code }: { code: string }) {
  return (
    <Themed>
      <PixCode code={code} sentence="Esperando seu pagamento. A confirmação aparece aqui sozinha." />
    </Themed>
  )
}
