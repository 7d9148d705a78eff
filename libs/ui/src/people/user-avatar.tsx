import { fullName } from '@lyceum/contracts/auth';
import { useState } from 'react';
import { avatarColor, initials } from './avatar-color';
import classes from './user-avatar.module.css';

export interface UserAvatarProps {
  firstName: string;
  lastName: string;
  /** Address of the picture; initials on the person's colour stand in for a missing or broken one. */
  src?: string | null;
  /** px, default 40. */
  size?: number;
  /** Set where the name stands beside the picture, so that it is not read twice. */
  decorative?: boolean;
}

/** A round picture of a person. */
export function UserAvatar({ firstName, lastName, src, size = 40, decorative = false }: UserAvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const name = fullName({ firstName, lastName });
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      {...meaning}
      className={classes.root}
      style={{
        width: size,
        height: size,
        fontSize: Math.round(size * 0.38),
        backgroundColor: avatarColor(name).background,
      }}
    >
      {initials(firstName, lastName)}
      {src && src !== brokenSrc && (
        <img
          className={classes.picture}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      )}
    </span>
  );
}
