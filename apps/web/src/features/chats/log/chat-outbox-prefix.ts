/** How the keys begin under which this browser keeps what the server does not have yet; whoever logs out leaves nothing of it. */
export const chatOutboxPrefix = 'lyceum.chat-outbox.';
