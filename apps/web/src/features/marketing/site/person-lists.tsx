import type { ListedEntry } from '@lyceum/contracts/cms';
import classes from './person-lists.module.css';
import * as messages from './site.messages';
import { SitePicture } from './site-picture';

/** The team: each person beside their picture. */
export function People({ people }: { readonly people: readonly ListedEntry<'person'>[] }) {
  return (
    <ul className={classes.people}>
      {people.map(({ slug, lang, data: { name, title, desc, img, imgAlt, email, height } }) => (
        <li key={slug} lang={lang} className={classes.person}>
          <SitePicture src={img} text={imgAlt} width={height} height={height} />
          <div>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.title}>{title}</p>
            <p className={classes.desc}>{desc}</p>
            {email !== '' && <a href={`mailto:${email}`}>{messages.writeTo({ name })}</a>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What became of people, the first of them told larger. */
export function Stories({ stories }: { readonly stories: readonly ListedEntry<'story'>[] }) {
  return (
    <ul className={classes.stories}>
      {stories.map(({ slug, lang, data: { name, event, school, desc, img } }) => (
        <li key={slug} lang={lang} className={classes.story}>
          <SitePicture src={img} width={320} height={320} />
          <div>
            <p className={classes.words}>{desc}</p>
            <p className={classes.who}>
              <strong>{name}</strong> · {school}
              <span>{event}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What people say of us. */
export function Testimonials({
  testimonials,
}: {
  readonly testimonials: readonly ListedEntry<'testimonial'>[];
}) {
  return (
    <ul className={classes.testimonials}>
      {testimonials.map(({ slug, lang, data: { name, event, school, para } }) => (
        <li key={slug} lang={lang}>
          <blockquote>{para}</blockquote>
          <p className={classes.who}>
            <strong>{name}</strong> · {school}
            <span>{event}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
