import { optionalPart } from '@lyceum/shell';
import { Suspense, useEffect, useRef, useState } from 'react';
import classes from './newsletter-place.module.css';

const NewsletterForm = optionalPart(() =>
  import('../features/newsletter/newsletter-form').then((it) => it.NewsletterForm),
);

/** Where the newsletter's form comes once somebody scrolls near: few do, and nobody else loads it. */
export function NewsletterPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.root}>
      {isNear && (
        <Suspense>
          <NewsletterForm />
        </Suspense>
      )}
    </div>
  );
}
