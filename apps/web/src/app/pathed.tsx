import type { ComponentProps, ReactNode } from 'react';
import { ButtonAnchor, ButtonLink } from './links';
import { isOtherApplication } from './next-path';

interface PathButtonProps extends Pick<
  ComponentProps<typeof ButtonAnchor>,
  'variant' | 'size' | 'className'
> {
  /** A path of ours, of this application or of the console. */
  readonly path: string;
  readonly children: ReactNode;
}

/** Properties of a link to a screen that only its path names. */
export function toPath(path: string) {
  return { to: '/$', params: { _splat: path.replace(/^\//, '') } } as const;
}

/** A button to wherever a path of ours leads. */
export function PathButton({ path, ...props }: PathButtonProps) {
  return isOtherApplication(path) ? (
    <ButtonAnchor href={path} {...props} />
  ) : (
    <ButtonLink {...toPath(path)} {...props} />
  );
}
