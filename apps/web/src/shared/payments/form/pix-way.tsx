import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { ActionButton } from '../../../lib/action/action-button.tsx'
import { useAction } from '../../../lib/action/use-action.ts'
import { SlowNotice } from '../../../lib/loading/slow-notice.tsx'
import { Notice } from '../../../lib/notice/notice.tsx'
import { PixCode } from '../../../lib/pix-code/pix-code.tsx'
import { type PixWay, toMutation } from './pay-way.ts'
import classes from './pix-way.module.css'

type Props = { way: PixWay; mayPay?: (() => boolean) | undefined }

/** Payment by Pix: asks for a code, at once or by its button, and again after the last payment has failed. */
export function PayByPix({ way, mayPay }: Props) {
  const { code, sentence, ask, wish, act, failure } = way
  const action = useAction({ mutation: toMutation(ask), failure })
  const { run, variables, pending, data, abort } = action
  const asked = variables === wish
  useEffect(() => {
    if (code === null && act === null && !asked) run(wish)
  })
  if (code !== null) return <PixCode code={code} sentence={sentence} />
  if (act !== null) {
    return (
      <ActionButton
        fullWidth
        size="lg"
        px="xs"
        action={action}
        onClick={() => mayPay?.() !== false && run(wish)}
      >
        {act}
      </ActionButton>
    )
  }
  // An answer without a payable code counts as none.
  if (!asked || pending || (action.sentence === null && data === undefined)) {
    return (
      <>
        <MakingCode />
        <SlowNotice onCancel={abort} />
      </>
    )
  }
  return (
    <Notice action={<Button onClick={() => run(wish)}>Tentar de novo</Button>}>
      {action.sentence ?? failure}
    </Notice>
  )
}

/** The skeleton of the code. */
export function MakingCode() {
  return (
    <div className={classes.making} role="status">
      <span className={classes.blank} />
      Gerando o código Pix…
    </div>
  )
}
