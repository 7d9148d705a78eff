/** How the keys begin that say in which chats this browser keeps files nobody has sent yet; the files themselves are no text. */
export const unsentFilesPrefix = 'lyceum.chat-files.';

/** Where they are; whoever logs out leaves nothing of it. */
export const unsentFilesDatabase = 'lyceum.chat-files';
