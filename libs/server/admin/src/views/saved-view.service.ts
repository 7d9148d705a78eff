import { Injectable } from '@nestjs/common';
import {
  listViewsSchema,
  opsErrors,
  removeViewSchema,
  type SavedView,
  type SaveViewInput,
  saveViewSchema,
  tableLimits,
} from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  columns,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  TableSources,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';

const view = columns(['id', 'name', 'search'], { table: 'table_name' })();

const ownViewsStatement = statement<SavedView>(
  'admin.own-views',
  `SELECT ${view} FROM saved_views WHERE user_id = $userId AND table_name = $table ORDER BY lower(name), id`,
);

/** Two views saved at once by the same person must both be counted. */
const lockStatement = statement(
  'admin.lock-views',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('admin.views ' || $userId, 0))`,
);

/** Stores nothing where a new name would be one too many. */
const saveStatement = statement<SavedView & { searchBefore: string | null }>(
  'admin.save-view',
  `INSERT INTO saved_views (user_id, table_name, name, search)
   SELECT $userId, $table, $name, $search
   WHERE (SELECT count(*) FROM saved_views WHERE user_id = $userId) < $most
      OR EXISTS (SELECT FROM saved_views WHERE user_id = $userId AND table_name = $table AND name = $name)
   ON CONFLICT ON CONSTRAINT saved_views_name_key DO UPDATE SET search = EXCLUDED.search, updated_at = now()
   RETURNING ${view}, old.search AS "searchBefore"`,
);

const removeStatement = statement<SavedView>(
  'admin.remove-view',
  `DELETE FROM saved_views WHERE id = $id AND user_id = $userId RETURNING ${view}`,
);

/** Views of console tables that staff save for themselves. Nobody sees or touches those of others. */
@Injectable()
export class SavedViewService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tables: TableSources,
  ) {}

  /** The caller's views of one table, by name. @throws DomainError COMMON_NOT_FOUND for no table of ours */
  async list(actor: Actor, input: Pick<SavedView, 'table'>): Promise<SavedView[]> {
    const { table } = parseInput(listViewsSchema, input);
    this.assertMayRead(actor, table);
    return this.queries.rows(ownViewsStatement, { userId: actor.userId, table });
  }

  /**
   * Saves a view, in the place of the caller's view of that name if there is one (checklist line 238).
   * @throws DomainError OPS_TOO_MANY_VIEWS, COMMON_NOT_FOUND for no table of ours, COMMON_FORBIDDEN
   */
  async save(actor: Actor, input: SaveViewInput): Promise<SavedView> {
    const checked = parseInput(saveViewSchema, input);
    this.assertMayRead(actor, checked.table);
    return this.unitOfWork.run((transaction) => store(transaction, actor, checked));
  }

  /** Removes a view of the caller's own. @throws DomainError OPS_VIEW_NOT_FOUND, also for somebody else's */
  async remove(actor: Actor, input: Pick<SavedView, 'id'>): Promise<void> {
    assertCan(actor, 'console.use');
    const { id } = parseInput(removeViewSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [before] = await transaction.rows(removeStatement, { id, userId: actor.userId });
      if (!before) throw new DomainError(opsErrors.VIEW_NOT_FOUND);
      record(transaction, actor, 'view.remove', { id, before, after: null });
    });
  }

  private assertMayRead(actor: Actor, table: string): void {
    assertCan(actor, 'console.use');
    assertCan(actor, this.tables.named(table).table.requires);
  }
}

async function store(transaction: Transaction, actor: Actor, input: SaveViewInput): Promise<SavedView> {
  const { userId } = actor;
  await transaction.count(lockStatement, { userId });
  const values = { ...input, userId, most: tableLimits.savedViews };
  const [stored] = await transaction.rows(saveStatement, values);
  if (!stored)
    throw new DomainError(opsErrors.TOO_MANY_VIEWS, { parameters: { views: tableLimits.savedViews } });
  const { searchBefore, ...view } = stored;
  const before = searchBefore === null ? null : { ...view, search: searchBefore };
  record(transaction, actor, 'view.save', { id: view.id, before, after: view });
  return view;
}

interface ViewChange {
  readonly id: string;
  readonly before: SavedView | null;
  readonly after: SavedView | null;
}

function record(transaction: Transaction, actor: Actor, action: string, change: ViewChange): void {
  const { id, before, after } = change;
  const actorId = actor.userId;
  transaction.audit({ actorId, action, targetType: 'view', targetId: id, before, after });
}
