import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import { indexDrugs } from '#contract/ai/matching/match-drug.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { NOT_READ_MESSAGES as M } from '#contract/ai/not-read.messages.ts';
import { offlineAnswer } from '#contract/ai/offline/offline-answer.rules.ts';
import { openRecord } from '#web/testing/assistant.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const LISTS = {
  drugs: indexDrugs([
    { id: 'pcm', name: 'Paracetamol 650 mg Tablet', unit: null, sellable_quantity: 9 },
  ]),
  tests: indexTests([{ id: 'cbc', name: 'CBC' }]),
};
const UNREAD = 'mixtard 20 u morning 10 u eve 30 days';
const NOTE = ` and cough, paracetamol 650 tds 3d, k/c/o DM, ${UNREAD}, cbc`;

async function send(note: string) {
  const answered = offlineAnswer(`Fever${note}`, { ...LISTS, caseSummary: '', isNamed: true });
  const opened = await openRecord([answered], { model: OFFLINE_SOURCE });
  await opened.user.click(opened.field);
  await opened.user.paste(note);
  await opened.user.keyboard('{Enter}');
  await screen.findByText(/offline assistant/);
  return { ...opened, sheet: within(screen.getByRole('region', { name: 'Visit sheet' })) };
}

async function printed(user: Awaited<ReturnType<typeof send>>['user']): Promise<string> {
  vi.stubGlobal('print', vi.fn());
  await user.keyboard('{Control>}p{/Control}');
  return (await screen.findByRole('article', { name: /^Paper of the visit/ })).textContent;
}

it('a part of a note that was not understood is shown in the sheet, until it is dismissed', async () => {
  const { user, sheet } = await send(NOTE);
  const said = await sheet.findByText(new RegExp(`Not ordered: “${UNREAD}”.*type it above`));
  await expectAccessible();
  const banner = within(said.closest<HTMLElement>('[role=status]')!);
  await user.click(banner.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(sheet.queryByText(/Not ordered/)).toBeNull());
});

it('nothing is shown of a note that was understood', async () => {
  const { sheet } = await send(' and cough, paracetamol 650 tds 3d');
  await sheet.findByRole('region', { name: 'Proposed for the prescription' });
  expect(sheet.queryByText(new RegExp(M.typeDrug))).toBeNull();
});

it('the paper has the complaint and the history, and no order that was only read', async () => {
  const { user } = await send(NOTE);
  const paper = await printed(user);
  expect(paper).toContain('Fever and cough');
  expect(paper).toContain('k/c/o DM');
  expect(paper).not.toMatch(/650 tds|paracetamol/i);
  // Not understood, so it is not ordered.
  expect(paper).toContain(UNREAD);
});

it('the paper has the whole of a note without orders', async () => {
  const { user } = await send(' since 3 days, no cough');
  expect(await printed(user)).toContain('Fever since 3 days, no cough');
});

it('the paper has a note that was changed since it was read as it is', async () => {
  const { user, field } = await send(NOTE);
  await user.type(field, ', vomiting');
  expect(await printed(user)).toContain('paracetamol 650 tds 3d');
});
