import { io, type Socket } from 'socket.io-client';

interface Said {
  readonly seq: number;
  readonly text: string;
}

async function ask<Data>(url: string, token: string, query: string, variables: object): Promise<Data> {
  const answer = await fetch(new URL('/graphql', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as {
    data: Data;
    errors?: { extensions: { code: string } }[];
  };
  if (errors?.[0]) throw new Refusal(errors[0].extensions.code);
  return data;
}

/** What the server said no to, which no further try makes better. */
class Refusal extends Error {}

/** Somebody who writes as the browser does: what the server does not have is kept, and said again in the same order under the same key. */
export class LossyWriter {
  /** How often something was said that may have come already. */
  resent = 0;
  private readonly waiting: { clientKey: string; text: string }[] = [];
  private isSending = false;
  private onEmpty: (() => void) | undefined;
  private refused: Error | undefined;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly chatId: string,
    private readonly newKey: () => string,
  ) {}

  say(text: string): void {
    this.waiting.push({ clientKey: this.newKey(), text });
  }

  flush(): void {
    if (!this.isSending && this.waiting.length > 0) void this.send();
  }

  /** Resolves when the server has everything. */
  async empty(): Promise<void> {
    while (this.waiting.length > 0) {
      this.flush();
      await new Promise<void>((resolve) => (this.onEmpty = resolve));
      if (this.refused) throw this.refused;
    }
  }

  private async send(): Promise<void> {
    this.isSending = true;
    const query = `mutation ($chatId: ID!, $clientKey: ID!, $text: String!) {
      sendChatMessage(chatId: $chatId, clientKey: $clientKey, text: $text) { seq } }`;
    try {
      for (let [first] = this.waiting; first; [first] = this.waiting) {
        await ask(this.url, this.token, query, { chatId: this.chatId, ...first });
        this.waiting.shift();
      }
    } catch (error) {
      if (error instanceof Refusal) this.refused = error;
      this.resent += 1;
    } finally {
      this.isSending = false;
      this.onEmpty?.();
    }
  }
}

/** Somebody who reads as the browser does: told of a number, or connected again, they ask for what came after the last one they have. */
export class LossyReader {
  readonly log: Said[] = [];
  losses = 0;
  private readonly socket: Socket;
  private isWanted = false;
  private isPulling = false;
  private wanted = { count: Infinity, resolve: (): void => undefined };

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly chatId: string,
  ) {
    this.socket = io(url, {
      auth: { token },
      transports: ['websocket'],
      reconnectionDelay: 20,
      reconnectionDelayMax: 40,
    });
    this.socket.on('connect', () => void this.pull());
    this.socket.on('chats.message-changed', () => void this.pull());
    this.socket.on('disconnect', () => (this.losses += 1));
  }

  get isConnected(): boolean {
    return this.socket.connected;
  }

  /** Resolves when so many messages have come. */
  has(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.wanted = { count, resolve };
      this.look();
    });
  }

  close(): void {
    this.socket.disconnect();
  }

  private async pull(): Promise<void> {
    this.isWanted = true;
    if (this.isPulling) return;
    this.isPulling = true;
    const query = `query ($chatId: ID!, $after: Int) { getChatMessages(chatId: $chatId, after: $after) { seq text } }`;
    try {
      while (this.isWanted) {
        this.isWanted = false;
        const after = this.log.at(-1)?.seq ?? 0;
        const { getChatMessages: came } = await ask<{ getChatMessages: Said[] }>(
          this.url,
          this.token,
          query,
          {
            chatId: this.chatId,
            after,
          },
        );
        this.log.push(...came);
        this.look();
      }
    } catch (error) {
      // Whoever is connected again asks again.
      if (error instanceof Refusal) throw error;
    } finally {
      this.isPulling = false;
    }
  }

  private look(): void {
    if (this.log.length >= this.wanted.count) this.wanted.resolve();
  }
}
