import { realtime } from '@lyceum/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshForums } from './refresh-forums';

/** Asks again when the server says that the caller was let into a forum, or shut out of one (checklist line 78). */
export function useAccessChanges(): void {
  const queryClient = useQueryClient();
  useEffect(() => realtime.on('forum.access-changed', () => void refreshForums(queryClient)), [queryClient]);
}
