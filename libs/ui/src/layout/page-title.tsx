import { useEffect, type ReactNode } from 'react';
import { useBrandName } from '../provider/brand-name';
import classes from './page-title.module.css';

export interface PageTitleProps {
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  /** Of a text to be read: in the letters of its headings. */
  isEditorial?: boolean;
}

/** The heading of a screen, which is also the title of the document: "Settings · Lyceum". */
export function PageTitle({ title, description, actions, isEditorial = false }: PageTitleProps) {
  const brandName = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title, brandName]);
  return (
    <header className={classes.root}>
      <div className={classes.words}>
        <h1 className={classes.title} data-editorial={isEditorial || undefined}>
          {title}
        </h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
