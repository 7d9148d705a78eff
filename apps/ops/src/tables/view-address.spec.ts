import { describe, expect, it } from '@jest/globals';
import { type Role, usersTable } from '@lyceum/contracts/auth';
import { readableTable } from '@lyceum/contracts/ops';
import { holdsPermission } from '@lyceum/contracts/permissions';
import type { BuiltInView } from '../app/navigation';
import { savedAddress, usableViews, viewAddress } from './view-address';

const views: readonly BuiltInView[] = [
  { name: 'Waiting for approval', search: { awaitsStaff: 'yes' } },
  { name: 'Those who teach', search: { roles: 'TEACHER', columns: 'name,roles' } },
];

const namesFor = (role: Role): string[] =>
  usableViews(
    readableTable(usersTable, (right) => holdsPermission([role], right)),
    views,
  ).map(({ name }) => name);

describe('views of a list', () => {
  it('[48] that come with the section are there for those who may filter by all they name', () => {
    expect(namesFor('ADMIN')).toEqual(['Waiting for approval', 'Those who teach']);
    expect(namesFor('SALES_TEAM')).toEqual(['Those who teach']);
  });

  it('are the same whichever way their address says it, on whichever page', () => {
    const one = viewAddress(usersTable, { roles: 'TEACHER', search: 'ada', page: '3', after: 'bb' });
    expect(savedAddress(usersTable, { search: '{"search":"ada","roles":"TEACHER"}' }).text).toBe(one.text);
    expect(one.search).toEqual({ roles: 'TEACHER', search: 'ada' });
    expect(savedAddress(usersTable, { search: 'damaged' }).search).toEqual({});
  });

  it('that somebody saved say what they picked rows by that the table no longer understands', () => {
    const lostOf = (search: object) => savedAddress(usersTable, { search: JSON.stringify(search) }).lost;
    expect(
      lostOf({ roles: 'TEACHER', search: 'ada', sort: 'no column', columns: 'gone', size: '7' }),
    ).toEqual([]);
    // A text before the column had choices, and a filter of a column that is gone.
    expect(lostOf({ roles: 'teach', shoeSize: '38' })).toEqual(['Roles', 'shoeSize']);
  });
});
