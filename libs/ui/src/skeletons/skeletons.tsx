import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import * as messages from './skeletons.messages';
import classes from './skeletons.module.css';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Announces that something is on its way; the grey shapes themselves are not read out. */
function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label} aria-busy="true">
      {children}
    </div>
  );
}

const lineWidths = ['96%', '100%', '91%', '98%', '88%'];

export interface TextSkeletonProps {
  /** Default 4; the last line is short, as the last line of a paragraph is. */
  lines?: number;
  label?: string;
}

/** A paragraph on its way. */
export function TextSkeleton({ lines = 4, label = messages.loading() }: TextSkeletonProps) {
  return (
    <Loading label={label}>
      <div className={classes.stack}>
        {times(lines).map((line) => (
          <Skeleton
            key={line}
            height={14}
            radius="sm"
            width={line === lines - 1 && lines > 1 ? '62%' : lineWidths[line % lineWidths.length]}
          />
        ))}
      </div>
    </Loading>
  );
}

export interface CardListSkeletonProps {
  cards?: number;
  label?: string;
}

/** A list of cards with a picture, a title and two lines. */
export function CardListSkeleton({ cards = 3, label = messages.loading() }: CardListSkeletonProps) {
  return (
    <Loading label={label}>
      <div className={classes.list}>
        {times(cards).map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton circle height={40} />
            <div className={`${classes.grow} ${classes.stack}`}>
              <Skeleton height={18} width={card % 2 ? '48%' : '64%'} radius="sm" />
              <Skeleton height={13} radius="sm" />
              <Skeleton height={13} width="76%" radius="sm" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

export interface TableSkeletonProps {
  rows?: number;
  columns?: number;
  label?: string;
}

/** A console table with its head. */
export function TableSkeleton({ rows = 8, columns = 4, label = messages.loading() }: TableSkeletonProps) {
  return (
    <Loading label={label}>
      <div className={classes.table}>
        {times(rows + 1).map((row) => (
          <div key={row} className={row === 0 ? `${classes.row} ${classes.head}` : classes.row}>
            {times(columns).map((column) => (
              <Skeleton
                key={column}
                height={row === 0 ? 10 : 13}
                radius="sm"
                width={row === 0 ? '38%' : `${52 + ((row * 5 + column * 3) % 4) * 11}%`}
              />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** A person's page: picture, name, a line under it, then a paragraph. */
export function ProfileSkeleton({ label = messages.loading() }: { label?: string }) {
  return (
    <Loading label={label}>
      <div className={classes.profile}>
        <Skeleton circle height={88} />
        <div className={`${classes.grow} ${classes.stack}`}>
          <Skeleton height={24} width="min(240px, 80%)" radius="sm" />
          <Skeleton height={14} width="min(180px, 60%)" radius="sm" />
          <Skeleton height={24} width="min(120px, 40%)" radius="xl" />
        </div>
      </div>
      <div className={classes.stack} style={{ marginTop: 32 }}>
        {times(4).map((line) => (
          <Skeleton key={line} height={14} radius="sm" width={line === 3 ? '55%' : lineWidths[line]} />
        ))}
      </div>
    </Loading>
  );
}
