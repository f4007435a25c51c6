import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectAccessible, renderUi } from '#web/testing/render-ui.tsx';
import { offerVersion } from './version-line.tsx';

it('offers a new version until it is taken or dismissed', async () => {
  const onReload = vi.fn();
  const { user } = renderUi(<p>Page</p>);
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  act(() => offerVersion(onReload));
  expect(screen.getByText('A new version is ready.')).toBeTruthy();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
});
