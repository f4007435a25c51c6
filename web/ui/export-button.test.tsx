import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listHeavyWork } from '#contract/heavy/heavy.endpoints.ts';
import { SPREADSHEET } from '#contract/kernel/downloaded-file.ts';
import { endpoint } from '#contract/kernel/endpoint.ts';
import { apiDouble } from '#web/testing/api-double.ts';
import { renderUi } from '#web/testing/render-ui.tsx';
import { ExportButton } from './export-button.tsx';
import { shownToasts } from './toast/toast.ts';

const exportThings = endpoint({
  method: 'GET',
  path: '/api/things/export',
  summary: 'Things as an Excel file',
  access: 'overview.view',
  ...SPREADSHEET,
});

it('saves the file with the session’s token under the server’s name, and shows an error', async () => {
  localStorage.setItem('authToken', 'token-of-the-test');
  const saved: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
  const asked: (string | null)[] = [];
  const api = apiDouble();
  api.onRaw(exportThings, ({ headers }) => {
    asked.push(headers.get('authorization'));
    if (asked.length === 2) return Response.json({ message: 'Too many rows.' }, { status: 413 });
    const names = `filename="Things _1.xlsx"; filename*=UTF-8''Things%20%E2%82%B91.xlsx`;
    return new Response('bytes', { headers: { 'content-disposition': `attachment; ${names}` } });
  });

  const { user } = renderUi(<ExportButton endpoint={exportThings} input={{}} />);
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(asked).toEqual(['Bearer token-of-the-test']);
  expect(saved).toEqual([{ name: 'Things ₹1.xlsx', href: expect.stringMatching(/^blob:/) }]);

  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  await vi.waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(shownToasts()[0]?.message).toBe('The file could not be saved: Too many rows.');
  expect(saved).toHaveLength(1);
});

it('shows the place in line while waiting, and leaves the line on Cancel', async () => {
  const api = apiDouble();
  let isLeft = false;
  api.onRaw(exportThings, ({ signal }) => {
    const body = new ReadableStream({
      start(controller) {
        signal?.addEventListener('abort', () => {
          isLeft = true;
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body);
  });
  const work = {
    id: '3f9bbd5e-6f0c-4c7a-9f5e-0d1f5d0c8a11',
    kind: 'export',
    path: exportThings.path,
    state: 'waiting',
    place: 3,
    rows: 0,
    total: null,
  } as const;
  api.on(listHeavyWork, [{ ...work, path: '/api/others', place: 1 }, work]);

  const { user } = renderUi(<ExportButton endpoint={exportThings} input={{}} />);
  await user.click(screen.getByRole('button', { name: 'Export to Excel' }));
  const status = await screen.findByRole('status', {}, { timeout: 4_000 });
  expect(status.textContent).toBe('Your export is third in line.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(isLeft).toBe(true);
  expect(shownToasts()).toHaveLength(0);
});
