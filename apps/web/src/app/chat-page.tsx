import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { DownloadApp } from './download-app';

/** Below this width chat is the app's business (checklist line 24). */
const narrow = '(max-width: 699.98px)';

interface ChatPageProps {
  /** The chat of large screens. */
  readonly children: ReactNode;
}

/** Chat; on a phone and on narrow screens the way to the app comes first. */
export function ChatPage({ children }: ChatPageProps) {
  const isNarrow = useMediaQuery(narrow, undefined, { getInitialValueInEffect: false });
  const [isWanted, setWanted] = useState(false);
  const isForTheApp = !isWanted && (isNarrow || isMobile());
  return isForTheApp ? <DownloadApp onContinue={() => setWanted(true)} /> : children;
}

/** Phones and tablets by their own word; a phone held sideways is wider than 700 px. */
function isMobile({ userAgent } = navigator): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(userAgent);
}
