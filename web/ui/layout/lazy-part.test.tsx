import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => vi.restoreAllMocks());

it('keeps the page and its input when a part cannot be loaded, and offers to reload', async () => {
  // React and the DOM report the error that the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const History = lazyPart<{ of: string }>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  const { user } = renderUi(
    <>
      <textarea aria-label="Complaints" />
      <Suspense fallback="Loading">
        <History of="Asha" />
      </Suspense>
    </>,
  );
  await user.type(screen.getByLabelText('Complaints'), 'fever 3d');

  const message = await screen.findByText('This part of the page could not be loaded.');
  expect(message).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Complaints').value).toBe('fever 3d');
  await expectAccessible();

  // jsdom cannot load a page again, so the button is not pressed here.
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

it('shows nothing while a part loads that the page works without, and its replacement on failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { promise, reject } = Promise.withResolvers<() => null>();
  const Announcer = lazyPart<{ of: string }>(
    () => promise,
    ({ of }) => <p>No voice for {of}</p>,
  );
  renderUi(
    <Suspense fallback="Loading">
      <p>The queue</p>
      <Announcer of="Asha" />
    </Suspense>,
  );
  expect(screen.getByText('The queue')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();

  reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await screen.findByText('No voice for Asha')).toBeTruthy();
  expect(screen.queryByText('This part of the page could not be loaded.')).toBeNull();
});
