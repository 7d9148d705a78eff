import type { CpuRow } from '../row.ts';

/** What the web app asks first: who am I? */
const document = 'query Me { me { id firstName lastName email roles createdAt } }';

const select = {
  name: 'me',
  text: `SELECT id, first_name AS "firstName", last_name AS "lastName", email, roles, created_at AS "createdAt"
         FROM users WHERE id = $1`,
};

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const body = JSON.stringify({ query: document });
    return [
      {
        title: 'me over GraphQL, signed in',
        ours: { method: 'POST', path: '/graphql', headers, body },
        // The bare server believes whoever says who they are.
        reference: { method: 'POST', path: '/', headers: { 'x-user': id }, body },
      },
    ];
  },

  reference:
    (database) =>
    async ({ headers }) => {
      const { rows } = await database.query({ ...select, values: [headers['x-user']] });
      return JSON.stringify({ data: { me: rows[0] as unknown } });
    },
};
