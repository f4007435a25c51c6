import { Modal } from '@mantine/core';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Role } from '#contract/kernel/roles.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { lazyPage } from './lazy-page.tsx';
import { PageFrame } from './page-frame.tsx';

const ROLE: Role = 'admin';

function Good() {
  return <h1>It is here</h1>;
}

function renderPage(load: () => Promise<ComponentType>) {
  const page = lazyPage(load);
  return renderUi(
    <Routes>
      <Route path="/" element={<PageFrame page={page} role={ROLE} />} />
      <Route path="/else" element={<Link to="/">Back</Link>} />
    </Routes>,
  );
}

it('shows a skeleton, then the page', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  renderPage(() => promise);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  resolve(Good);
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeTruthy();
});

it('a page whose code fails to load can be retried', async () => {
  // React reports errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn<() => Promise<ComponentType>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Good);
  const { user } = renderPage(load);
  await screen.findByText('This page could not be shown.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page that throws is replaced by Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  const { user } = renderPage(async () => () => {
    if (isBroken) throw new Error('broken');
    return <Good />;
  });
  await screen.findByText('This page could not be shown.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'It is here' })).toBeTruthy();
});

it('a preloaded page is rendered at once', async () => {
  const page = lazyPage(async () => Good);
  page.preload();
  await Promise.resolve();
  await Promise.resolve();
  renderUi(
    <Routes>
      <Route path="/" element={<PageFrame page={page} role={ROLE} />} />
    </Routes>,
  );
  expect(screen.getByRole('heading', { name: 'It is here' })).toBeTruthy();
});

it('a page that arrives leaves the focus in an open dialog', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>();
  const page = lazyPage(() => promise);
  const { user } = renderUi(
    <>
      <main>
        <Routes>
          <Route path="/" element={<Link to="/page">Go</Link>} />
          <Route path="/page" element={<PageFrame page={page} role={ROLE} />} />
        </Routes>
      </main>
      <Modal opened onClose={() => {}} title="Choose a PIN">
        <input aria-label="PIN" />
      </Modal>
    </>,
  );
  await user.click(screen.getByText('Go'));
  const field = await screen.findByLabelText('PIN');
  act(() => field.focus());
  resolve(Good);
  await screen.findByText('It is here');
  expect(document.activeElement).toBe(field);
});
