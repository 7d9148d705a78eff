import { chatsErrors, chatsLimits, type ChatVoiceInput } from '@lyceum/contracts/chats';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { type Actor, DomainError, Every, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { KeptFilesService, OwnFilesService } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import type { ChatFileModel } from './chat-file.model';
import { attachStatement, filesAtOnce, letGoStatement, takeOutStatement } from './chat-file.statements';

/** What goes with a message. */
export interface FilesToAttach {
  readonly paths: readonly string[];
  readonly voice: ChatVoiceInput | null;
}

/** The files of messages: put to them, and let go of with them. */
@Injectable()
export class ChatFileService {
  constructor(
    private readonly own: OwnFilesService,
    private readonly kept: KeptFilesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * A voice note with the length that its file says it has; what its sender said counts where the file does not. Nothing waits for it.
   * @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS, UPLOADS_DAMAGED, CHATS_VOICE_TOO_LONG
   */
  async measured(actor: Actor, note: ChatVoiceInput): Promise<ChatVoiceInput> {
    await this.own.sent(actor, note.path, 'voice-notes');
    const { milliseconds, hasContent } = await this.kept.film(note.path);
    if (!hasContent) throw new DomainError(uploadsErrors.DAMAGED);
    const { voice } = chatsLimits;
    const length = milliseconds ?? note.milliseconds;
    if (length > voice.milliseconds + voice.grace) throw new DomainError(chatsErrors.VOICE_TOO_LONG);
    return { ...note, milliseconds: length };
  }

  /**
   * Puts files the caller has sent for chats to a message of theirs that is new.
   * @throws DomainError UPLOADS_NOT_A_FILE_OF_YOURS, CHATS_FILE_TAKEN for one that is of a message already
   */
  async attach(
    transaction: Transaction,
    actor: Actor,
    messageId: string,
    { paths, voice }: FilesToAttach,
  ): Promise<ChatFileModel[]> {
    const files: ChatFileModel[] = [];
    const plain = { milliseconds: null, waveform: null };
    const all = [
      ...paths.map((path) => ({ path, folder: 'chat-files', ...plain }) as const),
      ...(voice ? [{ folder: 'voice-notes', ...voice } as const] : []),
    ];
    for (const [position, { path, folder, milliseconds, waveform }] of all.entries()) {
      const { name, type, size, width, height } = await this.own.sent(actor, path, folder);
      const file = { name, type, size, width, height, milliseconds, waveform };
      const place = { messageId, authorId: actor.userId, position, url: path };
      const [made] = await transaction.rows(attachStatement, { ...place, ...file });
      if (!made) throw new DomainError(chatsErrors.FILE_TAKEN);
      files.push({ id: made.id, path, ...file });
    }
    return files;
  }

  /** The message is deleted: nobody reads its files any more. */
  async letGo(transaction: Transaction, messageId: string): Promise<void> {
    await transaction.count(letGoStatement, { messageId });
  }

  /** Has the files removed of which there is no message any more. @returns how many there were */
  @Every('chats.let-files-go', { minutes: 15 })
  async takeOut(): Promise<number> {
    let taken = 0;
    for (;;) {
      const count = await this.takeOutSome();
      taken += count;
      if (count < filesAtOnce) return taken;
    }
  }

  private takeOutSome(): Promise<number> {
    return this.unitOfWork.run(async (transaction) => {
      const gone = await transaction.rows(takeOutStatement);
      await this.kept.forget(
        transaction,
        gone.map(({ url }) => url),
      );
      return gone.length;
    });
  }
}
