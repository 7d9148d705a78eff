import { Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import {
  type AuditAction,
  type AuditKind,
  type DefaultViewInput,
  defaultViewSchema,
  type ListedView,
  listViewsSchema,
  opsErrors,
  removeViewSchema,
  type RenameViewInput,
  renameViewSchema,
  type SavedView,
  type SaveViewInput,
  saveViewSchema,
  type ShareViewInput,
  shareViewSchema,
  tableLimits,
} from '@lyceum/contracts/ops';
import {
  type Actor,
  assertCan,
  type AuditTarget,
  can,
  DomainError,
  isUniqueViolation,
  NamesAuditTarget,
  parseInput,
  PreparedQueries,
  TableSources,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import {
  clearDefaultViewStatement,
  type DefaultChange,
  hasViewStatement,
  lockSharedViewsStatement,
  lockViewsOfStatement,
  removeViewStatement,
  renameViewStatement,
  saveViewStatement,
  setDefaultViewStatement,
  shareViewStatement,
  type StoredView,
  unshareViewStatement,
  viewName,
  viewsStatement,
  visibleViewStatement,
} from './saved-view.statements';
import { keysOf, mayChangeView, mayReadView } from './view.policy';

/** Views of console tables that staff save for themselves, and share with those who read the same table. */
@Injectable()
@NamesAuditTarget('view')
export class SavedViewService implements AuditTarget {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tables: TableSources,
  ) {}

  nameOf(id: string): string {
    return viewName(id);
  }

  /** The caller's views of one table and the shared ones, by name. @throws DomainError COMMON_NOT_FOUND for no table of ours */
  async list(actor: Actor, input: Pick<SavedView, 'table'>): Promise<ListedView[]> {
    const { table: name } = parseInput(listViewsSchema, input);
    const table = this.readTable(actor, name);
    const views = await this.queries.rows(viewsStatement, { userId: actor.userId, table: name });
    return views
      .filter((view) => view.ownerId === actor.userId || mayReadView(actor, table, view))
      .map((view) => ({
        ...plain(view),
        isShared: view.isShared,
        isDefault: view.isDefault,
        owner: view.ownerId === actor.userId ? null : view.owner,
        mayChange: mayChangeView(actor, view),
      }));
  }

  /**
   * Saves a view, in the place of the caller's view of that name if there is one (checklist line 238).
   * @throws DomainError OPS_VIEW_CHANGED where that is another than was read, OPS_TOO_MANY_VIEWS, COMMON_NOT_FOUND for no
   * table of ours, COMMON_FORBIDDEN
   */
  async save(actor: Actor, input: SaveViewInput): Promise<SavedView> {
    const checked = parseInput(saveViewSchema, input);
    this.readTable(actor, checked.table);
    return this.unitOfWork.run((transaction) => store(transaction, actor, checked));
  }

  /**
   * Calls a view something else.
   * @throws DomainError OPS_VIEW_CHANGED where it is called otherwise than was read, OPS_VIEW_NAME_TAKEN by another of its
   * owner's, and as `remove` does
   */
  async rename(actor: Actor, input: RenameViewInput): Promise<void> {
    const { id, name, nameRead } = parseInput(renameViewSchema, input);
    await this.change(actor, id, async (transaction, view) => {
      const values = { id, name, nameRead };
      const renamed = await transaction.count(renameViewStatement, values).catch((thrown: unknown) => {
        throw isUniqueViolation(thrown) ? new DomainError(opsErrors.VIEW_NAME_TAKEN) : thrown;
      });
      if (renamed === 0) throw new DomainError(opsErrors.VIEW_CHANGED);
      record(transaction, actor, 'view.rename', {
        id,
        before: recorded(view),
        after: { ...recorded(view), name },
      });
    });
  }

  /**
   * Shows a view to everybody who reads its table, or to its owner alone again.
   * @throws DomainError OPS_TOO_MANY_SHARED_VIEWS, and as `remove` does
   */
  async share(actor: Actor, input: ShareViewInput): Promise<void> {
    const { id, isShared } = parseInput(shareViewSchema, input);
    await this.change(actor, id, async (transaction, view) => {
      if (view.isShared === isShared) return;
      if (isShared) await shareOne(transaction, view);
      else await transaction.count(unshareViewStatement, { id });
      const before = { ...recorded(view), isShared: view.isShared };
      record(transaction, actor, 'view.share', { id, before, after: { ...before, isShared } });
    });
  }

  /**
   * What the caller begins a table with: a view they see, or everything for null.
   * @throws DomainError OPS_VIEW_NOT_FOUND, COMMON_NOT_FOUND for no table of ours, COMMON_FORBIDDEN
   */
  async setDefault(actor: Actor, input: DefaultViewInput): Promise<void> {
    const { table, id } = parseInput(defaultViewSchema, input);
    this.readTable(actor, table);
    await this.unitOfWork.run(async (transaction) => {
      const { userId } = actor;
      const [changed] = await (id === null
        ? transaction.rows(clearDefaultViewStatement, { userId, table })
        : transaction.rows(setDefaultViewStatement, { userId, table, id }));
      if (!changed && id !== null) throw new DomainError(opsErrors.VIEW_NOT_FOUND);
      // A list begun with no view already is begun so again.
      if (changed) recordDefault(transaction, actor, table, changed);
    });
  }

  /**
   * Removes a view, for everybody where it was shared.
   * @throws DomainError OPS_VIEW_NOT_FOUND, also for one the caller does not see; COMMON_FORBIDDEN for one shared by
   * somebody else, except for those who keep shared ones in order
   */
  async remove(actor: Actor, input: Pick<SavedView, 'id'>): Promise<void> {
    const { id } = parseInput(removeViewSchema, input);
    await this.change(actor, id, async (transaction, view) => {
      await transaction.count(removeViewStatement, { id });
      record(transaction, actor, 'view.remove', { id, before: recorded(view), after: null });
    });
  }

  private async change(
    actor: Actor,
    id: string,
    run: (transaction: Transaction, view: StoredView) => Promise<void>,
  ): Promise<void> {
    assertCan(actor, 'console.use');
    await this.unitOfWork.run(async (transaction) => {
      const [view] = await transaction.rows(visibleViewStatement, { id, userId: actor.userId });
      if (!view || !this.sees(actor, view)) throw new DomainError(opsErrors.VIEW_NOT_FOUND);
      if (!mayChangeView(actor, view)) throw new DomainError(commonErrors.FORBIDDEN);
      await run(transaction, view);
    });
  }

  /** One's own stays one's own, also of a table that one may not read any more. */
  private sees(actor: Actor, view: StoredView): boolean {
    if (view.ownerId === actor.userId) return true;
    const { table } = this.tables.named(view.table);
    return can(actor, table.requires) && mayReadView(actor, table, view);
  }

  private readTable(actor: Actor, name: string) {
    assertCan(actor, 'console.use');
    const { table } = this.tables.named(name);
    assertCan(actor, table.requires);
    return table;
  }
}

const plain = ({ id, table, name, search }: SavedView): SavedView => ({ id, table, name, search });

/** What the audit log, from which nothing goes, keeps of a view: by what it asks, and not for whom (`questionRecord`). */
const recorded = ({ id, table, name, search }: SavedView) => ({ id, table, name, asksBy: keysOf(search) });

async function store(transaction: Transaction, actor: Actor, input: SaveViewInput): Promise<SavedView> {
  const { userId } = actor;
  await transaction.count(lockViewsOfStatement, { userId });
  const values = { ...input, userId, most: tableLimits.savedViews };
  const [stored] = await transaction.rows(saveViewStatement, values);
  if (!stored) throw await refusalOf(transaction, values);
  const { searchBefore, ...view } = stored;
  const before = searchBefore === null ? null : recorded({ ...view, search: searchBefore });
  record(transaction, actor, 'view.save', { id: view.id, before, after: recorded(view) });
  return view;
}

/** Why nothing was stored. */
async function refusalOf(
  transaction: Transaction,
  { userId, table, name }: { readonly userId: string; readonly table: string; readonly name: string },
): Promise<DomainError> {
  const isThere = (await transaction.count(hasViewStatement, { userId, table, name })) > 0;
  if (isThere) return new DomainError(opsErrors.VIEW_CHANGED);
  return new DomainError(opsErrors.TOO_MANY_VIEWS, { parameters: { views: tableLimits.savedViews } });
}

async function shareOne(transaction: Transaction, { id, table }: StoredView): Promise<void> {
  await transaction.count(lockSharedViewsStatement, { table });
  const most = tableLimits.sharedViews;
  if ((await transaction.count(shareViewStatement, { id, table, most })) === 0)
    throw new DomainError(opsErrors.TOO_MANY_SHARED_VIEWS, { parameters: { views: most } });
}

/** Begun with no view, it is the list that is begun otherwise. */
function recordDefault(
  transaction: Transaction,
  actor: Actor,
  table: string,
  { id, name, idBefore, nameBefore }: DefaultChange,
): void {
  const change = { before: { table, id: idBefore, name: nameBefore }, after: { table, id, name } };
  if (id === null) record(transaction, actor, 'view.setDefault', { id: table, ...change }, 'table');
  else record(transaction, actor, 'view.setDefault', { id, ...change });
}

interface ViewChange {
  readonly id: string;
  readonly before: object | null;
  readonly after: object | null;
}

function record(
  transaction: Transaction,
  actor: Actor,
  action: AuditAction,
  { id: targetId, before, after }: ViewChange,
  targetType: AuditKind = 'view',
): void {
  transaction.audit({ actorId: actor.userId, action, targetType, targetId, before, after });
}
