import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveVisitSheet } from '#contract/visit-sheet/visit-sheet.endpoints.ts';
import { openSheet } from '#web/testing/open-sheet.ts';
import { expectAccessible } from '#web/testing/render-ui.tsx';

const TESTS = [
  'Complete Blood Count (CBC)',
  'Liver Function Test',
  'Kidney Function Test',
  'HbA1c',
  'Haemoglobin',
];
const [CBC, LFT, KFT, , HB] = TESTS;

/** The list items under a label, without their buttons. */
const listed = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace('₹350.00', '').trim());

describe('the tests', () => {
  const open = async () => {
    const opened = await openSheet({}, { tests: TESTS });
    const field = await opened.field('Add a lab test');
    await opened.user.click(field);
    return { ...opened, field };
  };

  it.each(['CBC, LFT, RFT', 'cbc lft rft'])('%s are three', async (typed) => {
    const { user, field, region } = await open();
    await user.paste(typed);
    expect(await region.findByText('Enter adds 3 lab tests.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(listed('Tests of the order')).toEqual([CBC, LFT, KFT]);
    expect(field).toHaveProperty('value', '');
  });

  it('takes an abbreviation before a name that only begins with it', async () => {
    const { user, region } = await open();
    await user.paste('hb');
    await waitFor(() => expect(region.getAllByRole('option')[0]?.textContent).toContain(HB));
    await user.keyboard('{Enter}');
    expect(listed('Tests of the order')).toEqual([HB]);
  });

  it('keeps the parts that fit none above the field', async () => {
    const { user, field, region, again } = await open();
    await user.paste('CBC, xyz, LFT');
    expect(await region.findByText('Not found and left: xyz.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(listed('Tests of the order')).toEqual([CBC, LFT]);
    expect(field).toHaveProperty('value', '');
    expect(region.getByRole('region', { name: 'Not in the tests yet' })).toBeTruthy();
    await expectAccessible();
    cleanup();
    await again();
    await user.click(await screen.findByRole('button', { name: 'Choose for “xyz”' }));
    expect(screen.getByRole('combobox', { name: 'Add a lab test' })).toHaveProperty('value', 'xyz');
  });

  it('begins the next test when the doctor types on behind one that fits none', async () => {
    const { user, field, region } = await open();
    await user.paste('xyz');
    await region.findByText(/^No lab test fits/);
    await user.keyboard('{Enter}cbc');
    expect(field).toHaveProperty('value', 'cbc');
    expect(region.getByRole('button', { name: 'Choose for “xyz”' })).toBeTruthy();
  });
});

describe('a test that the laboratory does not do', () => {
  it('is written for elsewhere, saved and printed', async () => {
    const { user, region, api, field } = await openSheet({}, { tests: TESTS });
    await user.click(await field('Add a lab test'));
    await user.paste('MRI knee');
    await region.findByText(/^No lab test fits/);
    await user.keyboard('{ArrowDown}{Enter}');
    const text = region.getByLabelText<HTMLTextAreaElement>('Tests elsewhere');
    expect(text.value).toBe('MRI knee');
    await waitFor(() =>
      expect(api.requests(saveVisitSheet).at(-1)?.body).toMatchObject({ outsideTests: 'MRI knee' }),
    );
    vi.stubGlobal('print', vi.fn());
    await user.click(region.getByRole('button', { name: 'Print (Ctrl+P)' }));
    const paper = await screen.findByRole('article', { name: /^Paper of the visit/ });
    expect(paper.textContent).toContain('Tests to be done elsewhereMRI knee');
  });
});

describe('the diagnoses', () => {
  const open = async (diagnoses: string[] = []) => {
    const opened = await openSheet({ diagnoses });
    const field = await opened.field('Diagnosis');
    await opened.user.click(field);
    return { ...opened, field };
  };

  it('T2DM, HTN are two', async () => {
    const { user, field, region } = await open();
    await user.paste('T2DM, HTN');
    expect(await region.findByText('Enter adds 2 diagnoses.')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(listed('Diagnoses')).toEqual(['T2DM', 'HTN']);
    expect(field).toHaveProperty('value', '');
  });

  it('are one by the arrow key, or when a part only describes the one before it', async () => {
    const { user } = await open();
    await user.paste('T2DM, HTN');
    await user.keyboard('{ArrowDown}{Enter}');
    await user.paste('Fracture, left radius');
    await user.keyboard('{Enter}');
    expect(listed('Diagnoses')).toEqual(['T2DM, HTN', 'Fracture, left radius']);
  });

  it('keeps what does not fit into a visit in the field', async () => {
    const { user, field } = await open(Array.from({ length: 19 }, (_, at) => `Diagnosis ${at}`));
    await user.paste('T2DM, HTN');
    await user.keyboard('{Enter}');
    expect(listed('Diagnoses')).toHaveLength(20);
    expect(field).toHaveProperty('value', 'HTN');
  });
});

describe('several lines pasted at once', () => {
  it('are one diagnosis each', async () => {
    const { user, field } = await openSheet();
    await user.click(await field('Diagnosis'));
    await user.paste('1. T2DM\n2. HTN\n3. with CKD, stage 3\n');
    await screen.findByText('Enter adds 3 diagnoses.');
    await user.keyboard('{Enter}');
    expect(listed('Diagnoses')).toEqual(['T2DM', 'HTN', 'with CKD, stage 3']);
  });

  it('are a lab test each, and one that fits none stays above the field', async () => {
    const { user, field } = await openSheet({}, { tests: TESTS });
    await user.click(await field('Add a lab test'));
    await user.paste('CBC\r\nxyz\r\nLFT');
    await screen.findByText('Not found and left: xyz.');
    await user.keyboard('{Enter}');
    expect(listed('Tests of the order')).toEqual([CBC, LFT]);
    await screen.findByRole('button', { name: 'Choose for “xyz”' });
  });

  it('are a row each of the prescription: Enter takes one, and brings the next', async () => {
    const { user, region, field } = await openSheet();
    const row = await field('Add to the prescription');
    await user.click(row);
    await user.paste('• pan 40 od 5d\n• telma 40 od 30d\n\n• xyz 5 od');
    await region.findByText(/5 pieces/);
    expect(row).toHaveProperty('value', 'pan 40 od 5d');
    await user.keyboard('{Enter}');
    expect(region.getByLabelText('Days of Pan 40 mg Tablet')).toHaveProperty('value', '5');
    expect(row).toHaveProperty('value', 'telma 40 od 30d');
    await screen.findByRole('button', { name: 'Choose for “xyz 5 od”' });
    await region.findByText(/^From outside: “telma/);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(region.getByLabelText('From outside').textContent).toMatch(/^telma 40/i);
    expect(row).toHaveProperty('value', 'xyz 5 od');
  });
});
