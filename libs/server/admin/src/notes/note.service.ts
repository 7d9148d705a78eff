import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import {
  type AddNoteInput,
  addNoteSchema,
  type RemoveNoteInput,
  removeNoteSchema,
} from '@lyceum/contracts/admin';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { type Actor, assertCan, DomainError, parseInput, statement, UnitOfWork } from '@lyceum/kernel';
import { authorLeft } from './note.policy';

/** Of nobody who is erased, and of nobody by themselves. */
const addStatement = statement<{ id: string }>(
  'admin.add-note',
  `INSERT INTO person_notes (user_id, author_id, text)
   SELECT u.id, $authorId, $text ${people.from('u')} WHERE u.id = $userId AND u.id <> $authorId AND u.erased_at IS NULL
   RETURNING id`,
);

/** Nobody removes what was noted about themselves. */
const removeStatement = statement<{ userId: string; isOwn: boolean }>(
  'admin.remove-note',
  `DELETE FROM person_notes n
   WHERE n.id = $id AND n.user_id <> $removerId AND (n.author_id = $removerId OR ${authorLeft('n')})
   RETURNING n.user_id AS "userId", n.author_id IS NOT DISTINCT FROM $removerId AS "isOwn"`,
);

/** Notes of staff about people. The audit log says that there was one; what it said goes with the note. */
@Injectable()
export class NoteService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Notes something about somebody else. @throws DomainError AUTH_USER_NOT_FOUND, also for an erased account */
  async add(actor: Actor, input: AddNoteInput): Promise<void> {
    assertCan(actor, 'user.note');
    const { userId, text } = parseInput(addNoteSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [note] = await transaction.rows(addStatement, { userId, text, authorId: actor.userId });
      if (!note) throw new DomainError(authErrors.USER_NOT_FOUND);
      transaction.audit({
        actorId: actor.userId,
        action: 'user.note',
        targetType: 'user',
        targetId: userId,
        before: null,
        after: { noteId: note.id },
      });
    });
  }

  /**
   * Takes back a note of the caller's own, or one whose author left.
   * @throws DomainError COMMON_NOT_FOUND, also for one of somebody who writes notes
   */
  async remove(actor: Actor, input: RemoveNoteInput): Promise<void> {
    assertCan(actor, 'user.note');
    const { id } = parseInput(removeNoteSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [removed] = await transaction.rows(removeStatement, { id, removerId: actor.userId });
      if (!removed) throw new DomainError(commonErrors.NOT_FOUND);
      transaction.audit({
        actorId: actor.userId,
        action: 'user.removeNote',
        targetType: 'user',
        targetId: removed.userId,
        before: { noteId: id, isOwn: removed.isOwn },
        after: null,
      });
    });
  }
}
