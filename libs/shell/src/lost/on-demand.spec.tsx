import { expect, it } from '@jest/globals';
import { MantineProvider, Menu } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { onDemand, useOpening } from './on-demand';

interface Named {
  readonly name: string;
}

const NameButton = ({ name, ...props }: Named & ComponentProps<'button'>) => (
  <button type="button" {...props}>
    {name}
  </button>
);

function NameMenu({ name }: Named) {
  const { button, ...opening } = useOpening();
  return (
    <Menu {...opening}>
      <Menu.Target>
        <NameButton ref={button} name={name} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Change it</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

it('a menu’s file is fetched with the first move, and again by the press where that failed', async () => {
  let asked = 0;
  const OnDemand = onDemand<Named>(
    ({ name, onClick }) => <NameButton name={name} onClick={onClick} />,
    () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(NameMenu);
    },
  );
  render(
    <MantineProvider env="test">
      <OnDemand name="Noor" />
      <OnDemand name="Ada" />
    </MantineProvider>,
  );
  fireEvent.pointerMove(window);
  await waitFor(() => expect(asked).toBe(1));
  fireEvent.click(screen.getByRole('button', { name: 'Ada' }));
  expect(await screen.findByRole('menuitem', { name: 'Change it' })).toBeTruthy();
  expect(asked).toBe(2);
});

it('a menu whose file comes when its button is pressed opens at once, and gives the focus back to its button', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof NameMenu>();
  let asked = 0;
  const OnDemand = onDemand<Named>(
    ({ name, onClick }) => <NameButton name={name} onClick={onClick} />,
    () => {
      asked += 1;
      return promise;
    },
  );
  render(
    <MantineProvider env="test">
      <OnDemand name="Noor" />
    </MantineProvider>,
  );
  expect(asked).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Noor' }));
  await waitFor(() => expect(asked).toBe(1));
  // What has not come yet takes nothing away.
  expect(screen.getByRole('button', { name: 'Noor' })).toBeTruthy();
  resolve(NameMenu);
  const item = await screen.findByRole('menuitem', { name: 'Change it' });
  fireEvent.keyDown(item, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Noor' })));
  fireEvent.click(screen.getByRole('button', { name: 'Noor' }));
  expect(await screen.findByRole('menuitem', { name: 'Change it' })).toBeTruthy();
  expect(asked).toBe(1);
});

it('a menu that was asked for elsewhere opens as it comes, with the focus to give back to its button', async () => {
  const OnDemand = onDemand<Named>(
    ({ name, onClick }) => <NameButton name={name} onClick={onClick} />,
    () => Promise.resolve(NameMenu),
  );
  render(
    <MantineProvider env="test">
      <OnDemand name="Noor" opensAtOnce />
    </MantineProvider>,
  );
  const item = await screen.findByRole('menuitem', { name: 'Change it' });
  fireEvent.keyDown(item, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Noor' })));
});
