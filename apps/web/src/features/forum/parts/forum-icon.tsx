import { DefaultIcon } from '@lyceum/ui';
import { useState } from 'react';

interface ForumIconProps {
  readonly forum: { readonly id: string; readonly imgUrl?: string | null };
  /** px, default 48. */
  readonly size?: number;
}

/** The picture of a forum, else one of six by its id (checklist line 99). Decoration: the name stands beside it. */
export function ForumIcon({ forum, size = 48 }: ForumIconProps) {
  const [broken, setBroken] = useState<string>();
  if (!forum.imgUrl || forum.imgUrl === broken) return <DefaultIcon id={forum.id} size={size} />;
  return (
    <img
      style={{
        flex: 'none',
        width: size,
        height: size,
        borderRadius: Math.round(size / 4),
        objectFit: 'cover',
      }}
      src={forum.imgUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(forum.imgUrl ?? undefined)}
    />
  );
}
