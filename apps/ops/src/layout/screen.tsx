import { Page, useBrandName } from '@lyceum/ui';
import { type ReactNode, useEffect } from 'react';
import { zone } from './formats';
import classes from './screen.module.css';

interface ScreenProps {
  /** The heading, which is also the title of the document. */
  readonly title: string;
  /** Stands above the title: the way back. */
  readonly above?: ReactNode;
  /** Stands behind the title: its state. */
  readonly beside?: ReactNode;
  /** Stands below the title. */
  readonly description?: ReactNode;
  /** Buttons at the end of the head. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen of the console: a tight head, and the content in the full width. */
export function Screen({ title, above, beside, description, actions, children }: ScreenProps) {
  const brandName = useBrandName();
  useEffect(() => {
    document.title = `${title} · ${brandName} Ops`;
  }, [title, brandName]);
  return (
    <Page width="wide">
      <div className={classes.root}>
        {above}
        <header className={classes.head}>
          <div className={classes.words}>
            <div className={classes.line}>
              <h1 className={classes.title}>{title}</h1>
              {beside}
            </div>
            {description !== undefined && <div className={classes.description}>{description}</div>}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </header>
        {children}
        <p className={classes.zone}>Times are in {zone}, where nothing else is said.</p>
      </div>
    </Page>
  );
}
