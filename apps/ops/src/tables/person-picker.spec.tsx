import { afterEach, describe, expect, it } from '@jest/globals';
import type { UserRow } from '@lyceum/contracts/auth';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PersonPicker } from './person-picker';

const person = (id: string, firstName: string, email: string): UserRow => ({
  id,
  firstName,
  lastName: 'Reed',
  name: `${firstName} Reed`,
  email,
  roles: ['SALES_TEAM'],
});

const everybody = [
  person('a', 'Ada', 'ada@lyceum.example'),
  person('b', 'Ada', 'ada.reed@lyceum.example'),
  person('c', 'Tom', 'tom@lyceum.example'),
];

function Bench() {
  const [search, setSearch] = useState('');
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <LyceumProvider>
      <PersonPicker
        label="Owner"
        search={search}
        onSearch={setSearch}
        found={search === '' ? [] : everybody.filter(({ name }) => name?.includes(search))}
        note={null}
        chosen={everybody.filter(({ id }) => ids.includes(id))}
        onToggle={(id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])}
      />
    </LyceumProvider>
  );
}

describe('the picker of people', () => {
  afterEach(cleanup);

  it('tells those of one name apart, and picks and leaves out by keys alone', async () => {
    render(<Bench />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Find owner' }), 'Ada');
    const offered = screen.getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Sales team · ada@lyceum.example'),
      expect.stringContaining('Sales team · ada.reed@lyceum.example'),
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const picked = within(screen.getByRole('list', { name: 'Picked' }));
    expect(picked.getAllByRole('listitem')).toHaveLength(1);
    expect(within(offered[1]!).getByLabelText('Picked')).toBeTruthy();
    await userEvent.click(picked.getByRole('button', { name: 'Leave out Ada Reed' }));
    expect(screen.queryByRole('list', { name: 'Picked' })).toBeNull();
  });
});
