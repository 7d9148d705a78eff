import classes from './jobs.module.css';

/** Why a job was given up: the whole of it, because that is what one looks for. */
export function CauseCell({ cause }: { readonly cause: string }) {
  return <span className={classes.cause}>{cause}</span>;
}
