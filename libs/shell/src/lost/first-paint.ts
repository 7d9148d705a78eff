const painted = 'first-contentful-paint';

/**
 * Resolves once something of the page was painted: until then the line is for what is painted first. At once where nothing
 * is painted, in a tab that nobody looks at, and where the browser does not tell.
 */
export function firstPaint(): Promise<void> {
  const tells = 'PerformanceObserver' in window && PerformanceObserver.supportedEntryTypes.includes('paint');
  const isOver = () => document.hidden || performance.getEntriesByName(painted).length > 0;
  if (!tells || isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(look);
    function look(): void {
      if (!isOver()) return;
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
    document.addEventListener('visibilitychange', look);
  });
}
