import { people } from '@lyceum/auth';
import type { SavedView } from '@lyceum/contracts/ops';
import { columns, statement } from '@lyceum/kernel';

export const viewColumns = columns(['id', 'name', 'search'], { table: 'table_name' });

/** A view as its table knows it. */
export interface StoredView extends SavedView {
  readonly ownerId: string;
  readonly isShared: boolean;
}

/** The view is for the caller: their own, or shared. */
const isVisible = (view: string): string => `(${view}.user_id = $userId OR ${view}.shared_at IS NOT NULL)`;

/** SQL of what the view of an id is called. */
export const viewName = (id: string): string => `(SELECT name FROM saved_views WHERE id = ${id})`;

export const viewsStatement = statement<StoredView & { owner: string; isDefault: boolean }>(
  'admin.views',
  `SELECT ${viewColumns('v')}, v.user_id AS "ownerId", v.shared_at IS NOT NULL AS "isShared",
     ${people.displayName('owner')} AS owner, d.view_id IS NOT NULL AS "isDefault"
   FROM saved_views v ${people.join('owner', 'v.user_id')}
   LEFT JOIN (SELECT view_id FROM default_views WHERE user_id = $userId) d ON d.view_id = v.id
   WHERE v.table_name = $table AND ${isVisible('v')}
   ORDER BY lower(v.name), v.id`,
);

/** Two views saved at once by the same person must both be counted. */
export const lockViewsOfStatement = statement(
  'admin.lock-views',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('admin.views ' || $userId, 0))`,
);

/** Stores nothing where a new name would be one too many, or the view of that name is another than was read. */
export const saveViewStatement = statement<SavedView & { searchBefore: string | null }>(
  'admin.save-view',
  `INSERT INTO saved_views (user_id, table_name, name, search)
   SELECT $userId, $table, $name, $search
   WHERE (SELECT count(*) FROM saved_views WHERE user_id = $userId) < $most
      OR EXISTS (SELECT FROM saved_views WHERE user_id = $userId AND table_name = $table AND name = $name)
   ON CONFLICT ON CONSTRAINT saved_views_name_key DO UPDATE SET search = EXCLUDED.search, updated_at = now()
   WHERE saved_views.search IN ($searchRead, EXCLUDED.search)
   RETURNING ${viewColumns()}, old.search AS "searchBefore"`,
);

export const hasViewStatement = statement(
  'admin.has-view',
  'SELECT FROM saved_views WHERE user_id = $userId AND table_name = $table AND name = $name',
);

/** Whoever changes it next waits. */
export const visibleViewStatement = statement<StoredView>(
  'admin.visible-view',
  `SELECT ${viewColumns('v')}, v.user_id AS "ownerId", v.shared_at IS NOT NULL AS "isShared"
   FROM saved_views v WHERE v.id = $id AND ${isVisible('v')} FOR UPDATE`,
);

/** Renames nothing that is called otherwise than was read. */
export const renameViewStatement = statement(
  'admin.rename-view',
  'UPDATE saved_views SET name = $name, updated_at = now() WHERE id = $id AND name IN ($nameRead, $name)',
);

/** Two views of a table shared at once must both be counted. */
export const lockSharedViewsStatement = statement(
  'admin.lock-shared-views',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('admin.shared-views ' || $table, 0))`,
);

/** Shares nothing where it would be one too many. */
export const shareViewStatement = statement(
  'admin.share-view',
  `UPDATE saved_views SET shared_at = now(), updated_at = now()
   WHERE id = $id
     AND (SELECT count(*) FROM saved_views WHERE table_name = $table AND shared_at IS NOT NULL) < $most`,
);

/** Those who began with it begin with everything again. */
export const unshareViewStatement = statement(
  'admin.unshare-view',
  `WITH others AS (DELETE FROM default_views d USING saved_views v
     WHERE v.id = $id AND d.view_id = v.id AND d.user_id <> v.user_id)
   UPDATE saved_views SET shared_at = NULL, updated_at = now() WHERE id = $id`,
);

export const removeViewStatement = statement('admin.remove-view', 'DELETE FROM saved_views WHERE id = $id');

/** What a list is begun with, and was; nulls for no view. */
export interface DefaultChange {
  readonly id: string | null;
  readonly name: string | null;
  readonly idBefore: string | null;
  readonly nameBefore: string | null;
}

const defaultChange = `SELECT changed.id, ${viewName('changed.id')} AS name,
   changed.id_before AS "idBefore", ${viewName('changed.id_before')} AS "nameBefore" FROM changed`;

export const setDefaultViewStatement = statement<DefaultChange>(
  'admin.set-default-view',
  `WITH changed AS (
     INSERT INTO default_views (user_id, table_name, view_id)
     SELECT $userId, v.table_name, v.id FROM saved_views v
     WHERE v.id = $id AND v.table_name = $table AND ${isVisible('v')}
     ON CONFLICT (user_id, table_name) DO UPDATE SET view_id = EXCLUDED.view_id
     RETURNING view_id AS id, old.view_id AS id_before)
   ${defaultChange}`,
);

export const clearDefaultViewStatement = statement<DefaultChange>(
  'admin.clear-default-view',
  `WITH changed AS (
     DELETE FROM default_views WHERE user_id = $userId AND table_name = $table
     RETURNING NULL::uuid AS id, view_id AS id_before)
   ${defaultChange}`,
);
