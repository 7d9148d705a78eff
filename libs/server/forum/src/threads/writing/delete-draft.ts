import { statement, type Transaction } from '@lyceum/kernel';

const deleteStatement = statement(
  'forum.delete-draft',
  'DELETE FROM drafts WHERE id = $draftId AND user_id = $userId',
);

/**
 * Deletes a draft of this user, inside the transaction that posts it or by itself.
 * @returns whether there was one: another's is none
 */
export async function deleteDraft(
  transaction: Transaction,
  draftId: string,
  userId: string,
): Promise<boolean> {
  return (await transaction.count(deleteStatement, { draftId, userId })) > 0;
}
