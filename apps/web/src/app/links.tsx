import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './links.module.css';

interface LinkedButtonProps extends ComponentProps<'a'> {
  /** `filled` for the one primary action of a screen; default. */
  readonly variant?: 'filled' | 'outline' | 'soft';
  readonly size?: 'sm' | 'md' | 'lg';
}

/** An address outside this application (the console, a file) that looks like a button. */
export function ButtonAnchor({
  variant = 'filled',
  size = 'md',
  className = '',
  ...props
}: LinkedButtonProps) {
  return <a className={`${classes.button} ${classes[variant]} ${classes[size]} ${className}`} {...props} />;
}

/**
 * A link to a screen that looks like a button. Plain CSS, because public pages need no other control and Mantine's
 * Button is a tenth of their first load.
 */
export const ButtonLink = createLink(ButtonAnchor);

/** A link in running text. */
export const AnchorLink = createLink(({ className = '', ...props }: ComponentProps<'a'>) => (
  <a className={`${classes.anchor} ${className}`} {...props} />
));
