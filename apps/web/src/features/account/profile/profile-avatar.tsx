import { pictureSource } from '@campo-livre/domain/users/picture-sizes.ts'
import type { User } from '@campo-livre/domain/users/user.ts'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './profile-avatar.module.css'
import { initialsOf } from '@campo-livre/domain/text/initials.ts'

/**
 * The athlete's photo; their initials when there is none or it cannot be loaded (C6). Hidden from screen readers, as
 * the name is next to it.
 */
export function ProfileAvatar({ name, imagePath }: Pick<User, 'name' | 'imagePath'>) {
  const [broken, setBroken] = useState<string | null>(null)
  if (imagePath && imagePath !== broken) {
    return (
      <img
        className={classes.avatar}
        {...pictureSource(imagePath)}
        sizes="88px"
        alt=""
        width={88}
        height={88}
        onError={() => setBroken(imagePath)}
      />
    )
  }
  return (
    <span className={classes.avatar} aria-hidden>
      {initialsOf(name) || <IconUser size={40} stroke={1.5} />}
    </span>
  )
}
