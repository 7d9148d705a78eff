import type { EntityManager } from 'typeorm';

/**
 * Deletes a draft of this user, inside the transaction that posts it or by itself.
 * @returns whether there was one: another's is none
 */
export async function deleteDraft(manager: EntityManager, draftId: string, userId: string): Promise<boolean> {
  const [, deleted] = (await manager.query('DELETE FROM drafts WHERE id = $1 AND user_id = $2', [
    draftId,
    userId,
  ])) as [unknown[], number];
  return deleted > 0;
}
