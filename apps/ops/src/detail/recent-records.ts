import { useSession } from '@lyceum/session';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** A record somebody looked at. */
export interface RecentRecord {
  /** Below the console's base. */
  readonly path: string;
  readonly title: string;
  /** Name of its section. */
  readonly section: string;
}

/** Records that are remembered. */
const most = 8;

/** Of this tab and this person alone, whose session it goes with (`forgetsWithSession`). */
const prefix = 'lyceum.ops.recent.';
const keyOf = (userId: string): string => prefix + userId;

/** What the reader looked at last in this tab, the latest first. */
export function useRecentRecords(): readonly RecentRecord[] {
  const { user } = useSession();
  return user ? read(user.id) : [];
}

/** Remembers the record that is shown. */
export function useRemembered({ title, section }: Omit<RecentRecord, 'path'>): void {
  const { user } = useSession();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const others = read(userId).filter((record) => record.path !== path);
    const records = [{ path, title, section }, ...others].slice(0, most);
    keep(userId, records);
  }, [userId, path, title, section]);
}

function keep(userId: string, records: readonly RecentRecord[]): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(records));
  } catch {
    // A browser that keeps nothing has no recent records.
  }
}

function read(userId: string): readonly RecentRecord[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]') as RecentRecord[];
  } catch {
    return [];
  }
}
