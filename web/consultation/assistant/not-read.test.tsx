import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_SOURCE } from '#contract/ai/ai-run.ts';
import { indexDrugs } from '#contract/ai/matching/drug-index.rules.ts';
import { indexTests } from '#contract/ai/matching/match-test.rules.ts';
import { NOT_READ_MESSAGES as M } from '#contract/ai/not-read.messages.ts';
import { offlineAnswer } from '#contract/ai/offline/offline-answer.rules.ts';
import { listLabTests } from '#contract/lab/tests/lab-tests.endpoints.ts';
import { listDrugs } from '#contract/pharmacy/drugs.endpoints.ts';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { answer, openRecord } from '#web/testing/assistant.ts';
import { aDrug } from '#web/testing/builders/drugs.ts';
import { aLabTest } from '#web/testing/builders/lab-tests.ts';
import { aVisitSheet } from '#web/testing/builders/visit-double.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const TESTS = ['CBC', 'RFT', 'USG Abdomen', 'USG Obstetric'];
const DRUGS = ['Paracetamol 650 mg Tablet', 'Paracetamol 500 mg Tablet'];
const LISTS = {
  drugs: indexDrugs(DRUGS.map((name) => ({ id: name, name, unit: null, sellable_quantity: 9 }))),
  tests: indexTests(TESTS.map((name) => ({ id: name, name }))),
};
const UNREAD = 'mixtard 20 u morning 10 u eve 30 days';
const NOTE = ` and cough, paracetamol 650 tds 3d, k/c/o DM, ${UNREAD}, cbc`;

async function send(note: string) {
  const answered = offlineAnswer(`Fever${note}`, { ...LISTS, caseSummary: '', isNamed: true });
  const later = offlineAnswer('what of the diet', { ...LISTS, caseSummary: '', isNamed: true });
  const opened = await openRecord([answered, later], { model: OFFLINE_SOURCE });
  opened.api.on(
    listDrugs,
    DRUGS.map((name) => aDrug({ name })),
  );
  opened.api.on(
    listLabTests,
    TESTS.map((name) => aLabTest({ name })),
  );
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
  expect(document.activeElement).toBe(sheet.getByLabelText('Add to the prescription'));
});

describe('a part that was not understood', () => {
  const ask = async ({ user, field }: Awaited<ReturnType<typeof send>>) => {
    await user.click(field);
    await user.paste(', what of the diet');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByText(/^Offline assistant$/)).toHaveLength(2));
  };

  it('stays in the sheet with a later question', async () => {
    const opened = await send(NOTE);
    await ask(opened);
    expect(opened.sheet.getByText(new RegExp(`Not ordered: “${UNREAD}”`))).toBeTruthy();
  });

  it('disappears with its words, and does not return once it was seen', async () => {
    const opened = await send(NOTE);
    const { user, sheet, field } = opened;
    await ask(opened);
    await user.clear(field);
    await waitFor(() => expect(sheet.queryByText(/Not ordered/)).toBeNull());
    await user.click(field);
    await user.paste(`Fever, ${UNREAD}`);
    await sheet.findByText(/Not ordered/);
    await user.click(sheet.getByRole('button', { name: 'Dismiss' }));
    await user.type(field, ' today');
    expect(sheet.queryByText(/Not ordered/)).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.includes('not-read'))).toHaveLength(1);
  });
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

it('the paper of a note that was changed since has no order that was only read', async () => {
  const { user, field } = await send(NOTE);
  await user.type(field, ', vomiting');
  const paper = await printed(user);
  expect(paper).not.toMatch(/650 tds|paracetamol/i);
  for (const text of ['Fever and cough', 'k/c/o DM', UNREAD, 'vomiting']) {
    expect(paper).toContain(text);
  }
});

it('an order that was removed does not come back onto the paper with a change of the note', async () => {
  const { user, sheet, field } = await send(', tab para 650 tds 3d, cough');
  await user.click(await sheet.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sheet.queryByText(/not accepted yet/)).toBeNull());
  await user.type(field, ', vomiting');
  const paper = await printed(user);
  expect(paper).not.toContain('650 tds');
  expect(paper).toContain('Fever, cough, vomiting');
});

it('the paper has no order that a model read in the note', async () => {
  const name = 'create_pharmacy_order';
  const items = [{ name: DRUGS[0], tabletsPerDay: 3, numberOfDays: 3 }];
  const parameters = { items, prescription_for_unavailable_drugs: '' };
  const opened = await openRecord([answer('For the fever.', { name, parameters })]);
  opened.api.on(
    listDrugs,
    DRUGS.map((drug) => aDrug({ name: drug })),
  );
  await opened.user.click(opened.field);
  await opened.user.paste(', paracetamol 650 tds 3d, cough');
  await opened.user.keyboard('{Enter}');
  await screen.findByRole('region', { name: 'Proposed for the prescription' });
  expect(await printed(opened.user)).not.toContain('650 tds');
});

it('a test that is done elsewhere is printed once', async () => {
  const { api, user, sheet, visit } = await send(', MRI brain');
  api.on(saveVisitSheet, () => aVisitSheet(visit, { outsideTests: 'MRI brain', version: 1 }));
  await user.click(await sheet.findByLabelText('Add a lab test'));
  await user.paste('MRI brain');
  await user.keyboard('{ArrowDown}{Enter}');
  await sheet.findByDisplayValue('MRI brain');
  expect((await printed(user)).match(/MRI brain/g)).toHaveLength(1);
});

it.each([
  [', MRI brain', ['Fever', 'MRI brain']],
  [' with chest pain, ECG', ['Fever with chest pain', 'ECG']],
  [', gravida 2, LMP 3/9, USG for dating, iron', ['gravida 2', 'dating', 'iron']],
  [', k/c/o CKD avoid nsaids. review with RFT', ['k/c/o CKD avoid nsaids', 'review with RFT']],
  [', tab para tds 3d, cough', ['para tds 3d', 'cough']],
])('the paper has the parts that are not proposed yet: Fever%s', async (note, texts) => {
  const { user } = await send(note);
  const paper = await printed(user);
  for (const text of texts) expect(paper).toContain(text);
});

it('a drug that was still to be chosen is not printed once it is removed', async () => {
  const { user, sheet } = await send(', tab para tds 3d, cough');
  await user.click(await sheet.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sheet.queryByText(/not accepted yet/)).toBeNull());
  expect(await printed(user)).not.toContain('para tds 3d');
});
