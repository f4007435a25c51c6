import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => vi.restoreAllMocks());

it('keeps the page and its input when a part cannot be loaded, and loads it on Retry', async () => {
  // React and the DOM report the error that the boundary catches.
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<(props: { of: string }) => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce(({ of }) => `History of ${of}`);
  const History = lazyPart(load);
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

  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('History of Asha')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Complaints').value).toBe('fever 3d');
  expect(load).toHaveBeenCalledTimes(2);
});
