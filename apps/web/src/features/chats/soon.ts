/** What is told in a burst is done once, a moment after it began; ms. */
const moment = 300;

/** `work`, done a moment after it was first asked for, however often it is asked for until then. */
export function soon(work: () => void): { readonly ask: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        work();
      }, moment);
    },
    stop: () => clearTimeout(timer),
  };
}
