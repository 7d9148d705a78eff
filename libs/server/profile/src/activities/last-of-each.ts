import type { Deed, DeedKey, HeardDeed } from '@lyceum/kernel';

/** How it stands with each of the deeds in the end, each once, in the order in which they were last told. */
export function lastOfEach(heard: readonly HeardDeed[]): { done: Deed[]; takenBack: DeedKey[] } {
  const last = new Map<string, HeardDeed>();
  for (const deed of heard) {
    const key = `${deed.userId} ${deed.action} ${deed.targetId}`;
    last.delete(key);
    last.set(key, deed);
  }
  const deeds = [...last.values()];
  return {
    done: deeds.filter((deed) => deed.isDone),
    takenBack: deeds.filter(({ isDone }) => !isDone),
  };
}
