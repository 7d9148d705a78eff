import { type PublicContent, sitePictureSizes } from '@lyceum/contracts/cms';
import { type CSSProperties, createContext, use } from 'react';
import classes from './site-picture.module.css';

/** The pictures of the library on the page, by their addresses. */
export const SitePictures = createContext<PublicContent['pictures']>({});

interface SitePictureProps {
  readonly src: string;
  /** What it shows; without, it is decoration. */
  readonly text?: string;
  /** Of the place it stands in. */
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
  /** Whether it is the largest thing that is seen first; others wait until they come into sight. */
  readonly isFirst?: boolean;
  /** Whether it is never cut. */
  readonly isWhole?: boolean;
}

/** A place beneath this width in pixels has it on every screen. */
const small = 480;

/** A picture of a page: of the library in the size that is shown, cut around its focal point; any other as it is. */
export function SitePicture({ text, isFirst = false, isWhole = false, ...image }: SitePictureProps) {
  const { src, width, height, className } = image;
  const picture = use(SitePictures)[src];
  const alt = text === undefined ? '' : text || (picture?.alt ?? '');
  const when = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (!picture) return <img {...image} alt={alt} {...when} />;
  const style = {
    '--site-picture-shape': `${String(width)} / ${String(height)}`,
    '--site-picture-point': picture.point,
  } as CSSProperties;
  return (
    <img
      {...image}
      alt={alt}
      {...when}
      {...(isWhole
        ? { width: picture.width, height: picture.height }
        : { className: `${classes.cut ?? ''} ${className ?? ''}`, style })}
      srcSet={picture.srcSet}
      sizes={width < small ? `${String(width)}px` : sitePictureSizes}
    />
  );
}
