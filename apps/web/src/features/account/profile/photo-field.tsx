import { changePhoto, removePhoto } from '@campo-livre/api/account/change-account.ts'
import type { Account } from '@campo-livre/domain/users/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PictureField } from '../../../lib/picture-editor/picture-field.tsx'
import { useOnlyLooking } from '../../../session/use-only-looking.ts'
import { accountChanged } from '../account-changed.ts'
import { ProfileAvatar } from './profile-avatar.tsx'

/** A user's photo, or their initials, with the controls to change it. */
export function PhotoField({ account }: { account: Account }) {
  const client = useQueryClient()
  const closed = useOnlyLooking()
  return (
    <PictureField
      closed={closed}
      kind="foto"
      round
      shown={<ProfileAvatar name={account.name} imagePath={account.imagePath} />}
      present={account.imagePath !== null}
      onPicture={async (image, signal) => accountChanged(client, await changePhoto(image, signal))}
      onRemove={async (signal) => accountChanged(client, await removePhoto(signal))}
    />
  )
}
