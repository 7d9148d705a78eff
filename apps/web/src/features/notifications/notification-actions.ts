import type { ReactNode } from 'react';
import type { NotificationItem } from './notification-queries';

/**
 * What can be done about a notification where it is told; nothing for most.
 * @param onAct to be called when something is: the entry then stays until the panel closes
 */
export type ActionsOf = (item: NotificationItem, onAct: () => void) => ReactNode;
