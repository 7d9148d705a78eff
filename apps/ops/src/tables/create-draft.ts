/** What is being written in one question, read once it is answered. */
export function createDraft(initial: string) {
  let text = initial;
  return {
    get: (): string => text,
    set: (next: string): void => {
      text = next;
    },
  };
}
