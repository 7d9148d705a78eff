import { Skeleton } from '@mantine/core';
import classes from './post-list.module.css';

/** Replies that are being loaded, in their shape. */
export function PostSkeleton({ posts, label }: { readonly posts: number; readonly label: string }) {
  return (
    <div role="status" aria-label={label} aria-busy>
      {Array.from({ length: posts }, (_, index) => (
        <div key={index} className={classes.skeleton}>
          <Skeleton circle height={36} width={36} />
          <div>
            <Skeleton height={14} width="34%" radius="sm" mt={11} mb={18} />
            <Skeleton height={14} width="96%" radius="sm" mb={10} />
            <Skeleton height={14} width="70%" radius="sm" mb={26} />
          </div>
        </div>
      ))}
    </div>
  );
}
