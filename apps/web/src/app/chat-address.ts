/** What the addresses of chats carry. */
export interface ChatAddress {
  /** The open windows, as `writeWindows` makes it. */
  readonly open?: string;
  /** The place of a message to which the last of them is to go. */
  readonly at?: number;
}

export const chatAddress = ({ open, at }: Record<string, unknown>): ChatAddress => ({
  ...(typeof open === 'string' && { open }),
  ...(typeof at === 'number' && Number.isSafeInteger(at) && at > 0 && { at }),
});
