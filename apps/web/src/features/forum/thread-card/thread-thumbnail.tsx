import { DefaultThumbnail } from '@lyceum/ui';
import { useState } from 'react';
import classes from './thread-thumbnail.module.css';
import type { ThreadRow } from '../forum.types';

interface ThreadThumbnailProps {
  readonly thread: Pick<ThreadRow, 'id' | 'thumbnailUrl'>;
  readonly className?: string;
}

/** The picture of a thread, else a drawing by its id (checklist line 99). Decoration: the title stands beside it. */
export function ThreadThumbnail({ thread, className = '' }: ThreadThumbnailProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { id, thumbnailUrl } = thread;
  const isOwn = Boolean(thumbnailUrl) && thumbnailUrl !== brokenUrl;
  return (
    <div className={`${classes.root} ${className}`} data-own={isOwn}>
      {thumbnailUrl && isOwn ? (
        <img
          src={thumbnailUrl}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBrokenUrl(thumbnailUrl)}
        />
      ) : (
        <DefaultThumbnail id={id} />
      )}
    </div>
  );
}
