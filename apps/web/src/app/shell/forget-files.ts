import { unsentFilesDatabase, unsentFilesPrefix } from '../../features/chats/files/unsent-prefix';

/** Nothing stays in this browser of what was chosen, or recorded, for a message and not sent. */
export function forgetFiles(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(unsentFilesPrefix));
    // Once they are gone, and not before: where it fails, what says that they are there has the next visit try again.
    indexedDB.deleteDatabase(unsentFilesDatabase).onsuccess = () => {
      for (const key of keys) localStorage.removeItem(key);
    };
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
