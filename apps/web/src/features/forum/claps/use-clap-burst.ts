import { useEffect, useState } from 'react';
import type { ClapBurst } from './clap-burst';

/** Claps for one thing. What is waiting goes out when it is closed, and when the page is left or put aside. */
export function useClapBurst(make: () => ClapBurst): ClapBurst {
  const [burst] = useState(make);
  useEffect(() => {
    const flush = (): void => burst.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [burst]);
  return burst;
}
