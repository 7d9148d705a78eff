/** What the addresses of chats carry. */
export interface ChatAddress {
  /** The open windows, as `writeWindows` makes it. */
  readonly open?: string;
}

export const chatAddress = ({ open }: Record<string, unknown>): ChatAddress =>
  typeof open === 'string' ? { open } : {};
