import type { ComponentProps, ReactNode } from 'react';
import { AnchorLink, ButtonAnchor, ButtonLink } from './links';
import { isOtherApplication, ownPath } from './next-path';

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

/** Whether a reference leads to one of our screens: neither to another application or site, nor to a file. */
export const isScreen = (reference: string): boolean =>
  ownPath(reference) !== null && !isOtherApplication(reference) && !/\.\w+$/.test(reference);

interface PathLinkProps extends ComponentProps<'a'> {
  /** A path of ours, or an address on the web. */
  readonly path: string;
}

/** A link in running text to wherever a reference leads. */
export function PathLink({ path, ...props }: PathLinkProps) {
  return isScreen(path) ? <AnchorLink {...toPath(path)} {...props} /> : <a href={path} {...props} />;
}
