import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { optionalPart } from './optional-part';
import { partsToShow } from './parts-on-the-way';
import { takeOver } from './take-over';

/** A page with what the server drew in it, and a place apart for what the application draws. */
function servedPage() {
  document.body.innerHTML = '<div id="root"><main>As the server drew it<a href="/on"></a></main></div>';
  const served = document.getElementById('root') as HTMLElement;
  const drawn = document.createElement('div');
  takeOver(served, drawn);
  return drawn;
}

const shown = () => document.body.textContent;

describe('a page that the server drew', () => {
  // Of what other pages asked for nothing comes in this one.
  beforeEach(() => partsToShow.clear());

  it('stays until the application has drawn all of it, parts that come later included', async () => {
    const drawn = servedPage();
    const { promise, resolve } = Promise.withResolvers<ComponentType>();
    const Part = optionalPart(() => promise);
    render(
      <main>
        The application’s
        <Suspense fallback="…">
          <Part />
        </Suspense>
      </main>,
      { container: drawn },
    );
    await act(() => Promise.resolve());
    expect(shown()).toBe('As the server drew it');
    await act(async () => resolve(() => <p>with its part</p>));
    expect(shown()).toBe('The application’swith its part');
    expect(document.getElementById('root')).toBe(drawn);
  });

  it('is taken over when the last part that comes shows nothing', async () => {
    const drawn = servedPage();
    const { promise, resolve } = Promise.withResolvers<ComponentType>();
    const Part = optionalPart(() => promise);
    render(
      <main>
        There
        <Suspense>
          <Part />
        </Suspense>
      </main>,
      { container: drawn },
    );
    await act(() => Promise.resolve());
    expect(shown()).toBe('As the server drew it');
    await act(async () => resolve(() => null));
    expect(shown()).toBe('There');
  });

  it('hands on the focus', async () => {
    const drawn = servedPage();
    document.querySelector('a')?.focus();
    render(
      <main>
        There <a href="/back">back</a> <a href="/on">on</a>
      </main>,
      { container: drawn },
    );
    await act(() => Promise.resolve());
    expect(document.activeElement?.textContent).toBe('on');
  });

  it('stays while the application has no screen yet', async () => {
    const drawn = servedPage();
    const { rerender } = render(<main />, { container: drawn });
    await act(() => Promise.resolve());
    expect(shown()).toBe('As the server drew it');
    rerender(<main>There</main>);
    await act(() => Promise.resolve());
    expect(shown()).toBe('There');
  });
});
