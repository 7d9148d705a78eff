import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of tables that an older migration made for another domain, or by a name put together. */
const OWNERS_BESIDE_MIGRATIONS = {
  users: 'auth',
  user_blocks: 'friends',
  summit_cycles: 'events',
  cycle_classrooms: 'events',
  cycle_classroom_members: 'events',
  event_badges: 'events',
  live_course_groups: 'live-course',
  live_course_members: 'live-course',
  teacher_students: 'live-course',
  dev_mails: 'mail',
  rate_limits: 'kernel',
  upload_redirects: 'uploads',
  post_claps: 'forum',
  comment_claps: 'forum',
};

const TABLE_MADE = /CREATE TABLE (?:IF NOT EXISTS )?([a-z_]+) \(/g;
/** What stands where a table does: after a keyword, or later in the list of one. */
const TABLE_NAMED =
  /(?<=\b(?:(?:JOIN|INTO|UPDATE)\s+|(?:FROM|USING)\s+(?:[a-z_]+(?: [a-z_]+)?,\s*)*))[a-z_]+\b(?!\()/g;

/** What makes an INSERT of the name of a table, and of what stands after FROM. */
const inserts = new Set(['insertRow', 'insertFrom']);

/** Name of the domain by name of the table, from the migrations. @param root the repository */
function ownersOf(root) {
  const owners = new Map();
  for (const path of globSync('libs/server/*/migrations/*.ts', { cwd: root }))
    for (const [, table] of readFileSync(join(root, path), 'utf8').matchAll(TABLE_MADE))
      owners.set(table, path.split(/[/\\]/)[2]);
  for (const [table, owner] of Object.entries(OWNERS_BESIDE_MIGRATIONS)) owners.set(table, owner);
  return owners;
}

/**
 * A table has one owner, and SQL that names it stands in the owner's library: others paste the fragments of its
 * `<domain>.sql.ts` (docs/decisions/0042-migrations-stand-with-their-domain.md).
 *
 * @param root the repository
 * @returns {import('eslint').Rule.RuleModule}
 */
export const ownTables = (root) => {
  const owners = ownersOf(root);
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        foreign: 'The table {{table}} is of {{owner}}: take a fragment of its *.sql.ts into the statement.',
      },
    },
    create(context) {
      const domain = /libs[/\\]server[/\\]([^/\\]+)/.exec(context.filename)?.[1];
      const check = (node, text) => {
        for (const [table] of text.matchAll(TABLE_NAMED)) report(node, table);
      };
      const report = (node, table) => {
        const owner = owners.get(table);
        if (owner && owner !== domain) context.report({ node, messageId: 'foreign', data: { table, owner } });
      };
      return {
        Literal(node) {
          if (typeof node.value !== 'string') return;
          const call = inserts.has(node.parent.callee?.name);
          if (call && node === node.parent.arguments[0]) report(node, node.value);
          else if (call) check(node, `FROM ${node.value}`);
          // Of a console table.
          else if (node.parent.type === 'Property' && node.parent.key.name === 'from')
            check(node, `FROM ${node.value}`);
          else check(node, node.value);
        },
        TemplateElement(node) {
          const { parent, quasis } = node.parent;
          const begins = inserts.has(parent.callee?.name) && node === quasis[0];
          check(node, `${begins ? 'FROM ' : ''}${node.value.cooked ?? ''}`);
        },
      };
    },
  };
};
