import type { ListedEntry } from '@lyceum/contracts/cms';
import { iconButton } from '@lyceum/ui';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, useState } from 'react';
import classes from './carousel.module.css';
import * as messages from './site.messages';
import { SitePicture } from './site-picture';

/** Three at a time, two below 1283 px, one below 920 px (checklist line 210). */
function useSlides(): number {
  const isNarrow = useMediaQuery('(max-width: 919.98px)', undefined, { getInitialValueInEffect: false });
  const isMiddling = useMediaQuery('(max-width: 1282.98px)', undefined, { getInitialValueInEffect: false });
  if (isNarrow) return 1;
  return isMiddling ? 2 : 3;
}

/** Logos of universities, moved along by one at a time, over 500 ms (checklist line 210). */
export function Carousel({ logos }: { readonly logos: readonly ListedEntry<'logo'>[] }) {
  const slides = Math.min(useSlides(), logos.length);
  const [wanted, setWanted] = useState(0);
  const last = logos.length - slides;
  const first = Math.min(wanted, last);
  const words = { from: String(first + 1), to: String(first + slides), count: String(logos.length) };
  const step = (by: number) => setWanted((first + by + last + 1) % (last + 1));
  return (
    <div className={classes.root} style={{ '--count': logos.length, '--first': first } as CSSProperties}>
      <div className={classes.view}>
        <ul className={classes.track}>
          {logos.map(({ slug, lang, data: { name, img, location } }, at) => (
            <li key={slug} lang={lang} className={classes.slide} inert={at < first || at >= first + slides}>
              <figure>
                <SitePicture src={img} width={240} height={120} isWhole />
                <figcaption>
                  {name}
                  {location !== '' && <span>{location}</span>}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.steps}>
        <button
          type="button"
          className={iconButton}
          aria-label={messages.previousSlides()}
          onClick={() => step(-1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden />
        </button>
        <span aria-live="polite">{slides === 1 ? messages.slideOf(words) : messages.slidesOf(words)}</span>
        <button
          type="button"
          className={iconButton}
          aria-label={messages.nextSlides()}
          onClick={() => step(1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden />
        </button>
      </div>
    </div>
  );
}
