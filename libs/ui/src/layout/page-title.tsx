import { useEffect, type ReactNode } from 'react';
import classes from './page-title.module.css';

export interface PageTitleProps {
  title: string;
  /** Follows the title in the browser's tab: "Users · Lyceum". */
  brandName?: string;
  description?: ReactNode;
  actions?: ReactNode;
}

/** The heading of a screen, which is also the title of the document. */
export function PageTitle({ title, brandName, description, actions }: PageTitleProps) {
  useEffect(() => {
    document.title = brandName ? `${title} · ${brandName}` : title;
  }, [title, brandName]);
  return (
    <header className={classes.root}>
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {description && <p className={classes.description}>{description}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
